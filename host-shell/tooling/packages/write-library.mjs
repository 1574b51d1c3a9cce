import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compilePackage } from './compile-package.mjs';
import { readDeclarations, writeDeclarations } from './declarations.mjs';
import { dependenciesFor, packageOf } from './library-versions.mjs';
import { entriesOf, manifestOf, PUBLIC_PACKAGES } from './package-table.mjs';

const BARE_IMPORT = /(?:from|import\()\s*['"]([^.'"][^'"]*)['"]/g;

/** The libraries that declarations import, as those that have their types. */
function typeLibraries(texts, { devDependencies = {} }) {
  const requests = texts.flatMap((text) => [...text.matchAll(BARE_IMPORT)].map(([, request]) => packageOf(request)));
  return [...new Set(requests)].map((name) => (devDependencies[`@types/${name}`] ? `@types/${name}` : name));
}

/** Files that are exported as they are: style sheets besides the compiled one, and tokens for design tools. */
const plainFiles = (exports, pack) =>
  Object.entries(exports).filter(
    ([, file]) => /\.(css|json)$/.test(file) && ![`./${pack.styles}`, './package.json'].includes(file),
  );

function exportsOf(own, entries, pack) {
  return {
    ...Object.fromEntries(
      entries.map(([entry, stem]) => [entry, { types: `./${stem}.d.ts`, default: `./${stem}.js` }]),
    ),
    ...(pack.styles && { './styles.css': './styles.css' }),
    ...Object.fromEntries(plainFiles(own.exports, pack)),
    './package.json': './package.json',
  };
}

/**
 * Writes a compiled package into a folder, ready for `npm pack`.
 * @param {string} root @param {import('./package-table.mjs').PublicPackage} pack @param {string} to
 */
export async function writeLibrary(root, pack, to) {
  const own = manifestOf(root, pack);
  const entries = entriesOf(root, pack);
  const { files, libraries } = await compilePackage(root, pack, entries);
  const declarations = readDeclarations(await writeDeclarations(root, pack, entries), path.join(root, pack.folder));
  for (const [file, content] of [...files, ...declarations]) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    writeFileSync(path.join(to, file), content);
  }
  for (const [, file] of plainFiles(own.exports, pack)) cpSync(path.join(root, pack.folder, file), path.join(to, file));
  cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  const { name, version, license, sideEffects, peerDependencies = {} } = own;
  const needed = [...libraries, ...typeLibraries([...declarations.values()], own)]
    .map(packageOf)
    .filter(
      (library) => library !== name && !peerDependencies[library] && !peerDependencies[library.replace('@types/', '')],
    );
  const ours = Object.fromEntries(PUBLIC_PACKAGES.map((one) => [one.name, manifestOf(root, one).version]));
  const manifest = {
    ...{ name, version, license, type: 'module', sideEffects },
    exports: exportsOf(own, entries, pack),
    dependencies: dependenciesFor(root, needed, [ours, own.dependencies ?? {}, own.devDependencies ?? {}]),
    peerDependencies,
  };
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
