import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from '../build/files.mjs';
import { dependenciesFor, publicVersions } from './package-table.mjs';

const REQUEST = /(?:from|import|import\(|URL\(|resolve\()\s*['"]([^'"]+)['"]/g;
/** What looks like a library, and not like another text. */
const LIBRARY = /^(@[\w.-]+\/)?[a-z][\w.-]*(\/[\w./-]+)?$/;
/** Loaded in this repository only. */
const NOT_NEEDED = new Set(['tsx/esm/api']);

/** All files below host-shell/tooling that the command of a remote loads, and their libraries. */
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
  visit('remote-cli.mjs');
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
  for (const file of files) cpSync(path.join(tooling, file), path.join(to, file));
  cpSync(own, to, { recursive: true });
  cpSync(path.join(tooling, 'remote-schema', 'remote.schema.json'), path.join(to, 'remote.schema.json'));
  cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  const declared = [readJson(root, 'package.json'), readJson(root, 'host-shell', 'package.json')].flatMap(
    ({ dependencies = {}, devDependencies = {} }) => [dependencies, devDependencies],
  );
  const versions = publicVersions(root);
  // What loaders and plugins expect beside them.
  const unnamed = ['@swc/core', 'lightningcss', 'react-refresh'];
  const all = dependenciesFor(root, [...libraries, ...unnamed], [versions, ...declared]);
  const { '@gyg/design-system': _designSystem, react, ...dependencies } = all;
  writeJson(path.join(to, 'package.json'), {
    ...readJson(own, 'package.json'),
    dependencies: { '@gyg/contract': versions['@gyg/contract'], ...dependencies },
    peerDependencies: {
      '@gyg/design-system': `^${versions['@gyg/design-system']}`,
      '@gyg/platform': `^${versions['@gyg/platform']}`,
      react,
    },
  });
}
