"""python -m fabletop"""

from fabletop.cli import main

main()
