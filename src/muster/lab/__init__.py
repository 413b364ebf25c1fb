"""Many games at once: arena, balance, bench, fuzz."""
