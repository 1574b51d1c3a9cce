import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dependenciesFor } from './library-versions.mjs';
import { manifestOf, PUBLIC_PACKAGES } from './package-table.mjs';

/** What the package begins with, below host-shell/tooling; the files that these import come with them. */
const FIRST = ['remote-cli.mjs'];
const REQUEST = /(?:from|import|import\(|URL\(|resolve\()\s*['"]([^'"]+)['"]/g;
/** What looks like a library, and not like another text. */
const LIBRARY = /^(@[\w.-]+\/)?[a-z][\w.-]*(\/[\w./-]+)?$/;
/** Loaded in this repository only. */
const NOT_NEEDED = new Set(['tsx/esm/api']);

/** All files that are loaded from the first ones, and the libraries that they load. */
function collect(tooling) {
  const files = new Set();
  const libraries = new Set();
  const visit = (file) => {
    if (files.has(file) || !existsSync(path.join(tooling, file))) return;
    files.add(file);
    if (!/\.[cm]js$/.test(file)) return;
    const text = readFileSync(path.join(tooling, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, request] of [...text.matchAll(REQUEST), ...text.matchAll(/require\(\s*['"]([^'"]+)['"]/g)]) {
      if (request.startsWith('.')) visit(path.posix.join(path.posix.dirname(file), request));
      else if (LIBRARY.test(request) && !NOT_NEEDED.has(request)) libraries.add(request);
    }
  };
  for (const file of FIRST) visit(file);
  return { files: [...files], libraries };
}

/**
 * Writes the package `@gyg/remote-build` into a folder: the build and the deploy of a remote in its own repository.
 * @param {string} root @param {string} to
 */
export function writeRemoteBuild(root, to) {
  const tooling = path.join(root, 'host-shell', 'tooling');
  const own = path.join(tooling, 'packages', 'remote-build');
  const { files, libraries } = collect(tooling);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    cpSync(path.join(tooling, file), path.join(to, file));
  }
  for (const file of readdirSync(own)) cpSync(path.join(own, file), path.join(to, file));
  cpSync(path.join(tooling, 'remote-schema', 'remote.schema.json'), path.join(to, 'remote.schema.json'));
  cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const known = ['package.json', 'host-shell/package.json'].flatMap((file) => [
    read(file).dependencies ?? {},
    read(file).devDependencies ?? {},
  ]);
  const ours = Object.fromEntries(PUBLIC_PACKAGES.map((pack) => [pack.name, manifestOf(root, pack).version]));
  // What loaders and plugins expect beside them.
  const unnamed = ['@swc/core', 'lightningcss', 'react-refresh'];
  const all = dependenciesFor(root, [...libraries, ...unnamed], [ours, ...known]);
  const { '@gyg/design-system': _designSystem, react, ...dependencies } = all;
  const compatible = (name) => `^${ours[name]}`;
  const manifest = {
    ...JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8')),
    dependencies: { '@gyg/contract': ours['@gyg/contract'], ...dependencies },
    peerDependencies: {
      '@gyg/design-system': compatible('@gyg/design-system'),
      '@gyg/platform': compatible('@gyg/platform'),
      react,
    },
  };
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
