"""What Farm and Furious adds to the set-up screen: vegetables to run for, and the track builder."""
