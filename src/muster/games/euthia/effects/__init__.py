"""Small named rules, by theme."""
