// Compiles Python modules with the very Python that will run them: python_stdlib.zip in, a zip of .pyc files out.
// node compile_stdlib.mjs RUNTIME FILE OUT

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [runtime, file, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${runtime}/` });
python.FS.writeFile("/in.zip", new Uint8Array(readFileSync(file)));
python.runPython(`
import importlib._bootstrap_external as external, zipfile
with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_STORED) as new:
    for one in sorted(old.infolist(), key=lambda one: one.filename):
        if one.is_dir():
            continue
        name, data = one.filename, old.read(one)
        if name.endswith(".py"):
            code = compile(data, f"/lib/python/{name}", "exec", dont_inherit=True, optimize=2)
            name, data = name + "c", bytes(external._code_to_hash_pyc(code, b"fabletop", False))
        new.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)
`);
writeFileSync(out, python.FS.readFile("/out.zip"));
process.exit(0);
