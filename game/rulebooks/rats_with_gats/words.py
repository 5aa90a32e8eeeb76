"""x"""
def sentence(e, n): return ""
def reason(s, n): return ""
def why(a, e, n): return ""
def seat_names(r, n): return list(n)
