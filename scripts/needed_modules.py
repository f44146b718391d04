"""To be imported first by a script that needs babel, dateutil or jsonschema: goes on in a Python that has them, if this one does not."""

import importlib.util
import os
import pathlib
import sys

ASKED = "TIDEMARK_PYTHON"

if ASKED not in os.environ and not all(importlib.util.find_spec(name) for name in ("babel", "dateutil", "jsonschema")):
    # Where there are several Pythons, a package of the system is seen by one only.
    os.environ[ASKED] = "asked"
    os.execv(pathlib.Path(__file__).resolve().parent / "python3", ["python3", *sys.argv])
