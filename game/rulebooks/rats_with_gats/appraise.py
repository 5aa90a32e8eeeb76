"""x"""
def appraise(r, s, seat): return 0.0
