"""Reports of studies as pages: one file each, pictures and all, which opens anywhere and needs nothing."""
