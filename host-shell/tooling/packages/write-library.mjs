import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { writeBelow, writeJson } from '../build/files.mjs';
import { namedWidths } from '../webpack/read-css.mjs';
import { readDeclarations, writeDeclarations } from './declarations.mjs';
import { dependenciesFor, entriesOf, manifestOf, packageOf, publicVersions } from './package-table.mjs';

const short = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const isOwn = (id) => id.startsWith('.') || id.startsWith('\0') || path.isAbsolute(id);

/** A module that only loads the style sheet of pages, so that the package's styles begin with its layers and fonts. */
const stylesEntry = (file) => ({
  name: 'gyg:styles-entry',
  resolveId: (id) => (id === '\0styles' ? id : undefined),
  load: (id) => (id === '\0styles' ? `import ${JSON.stringify(file)};` : undefined),
});

/**
 * Compiles a package to ESM. Libraries stay imports; what several entries share is in files of its own.
 * @param {string} root @param {import('./package-table.mjs').PublicPackage} pack
 * @param {readonly [string, string][]} entries
 * @returns {Promise<{ files: Map<string, string | Uint8Array>, libraries: string[] }>} files by their names in the
 *   package; libraries: what they import
 */
async function compilePackage(root, pack, entries) {
  const folder = path.join(root, pack.folder);
  const input = Object.fromEntries(entries.map(([, stem]) => [stem, path.join(folder, stem)]));
  const { output } = await build({
    root: folder,
    base: './',
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [namedWidths(), pack.styles && stylesEntry(path.join(folder, pack.styles))],
    mode: 'production',
    css: {
      modules: { generateScopedName: (name, file) => `${name}-${short(path.relative(root, file))}` },
    },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      cssMinify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rollupOptions: {
        input: { ...input, ...(pack.styles && { styles: '\0styles' }) },
        external: (id) => !isOwn(id),
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name].[hash].js',
          assetFileNames: 'files/[name].[hash][extname]',
        },
      },
    },
  });
  const shipped = output.filter(({ fileName }) => fileName !== 'styles.js');
  const chunks = shipped.filter(({ type }) => type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const contentOf = ({ type, code, source }) => (type === 'chunk' ? code : source);
  const nameOf = ({ fileName }) => (fileName.endsWith('.css') ? 'styles.css' : fileName);
  return {
    files: new Map(shipped.map((file) => [nameOf(file), contentOf(file)])),
    libraries: chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((id) => !own.has(id)),
  };
}

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
  for (const [file, content] of [...files, ...declarations]) writeBelow(path.join(to, file), content);
  for (const [, file] of plainFiles(own.exports, pack)) cpSync(path.join(root, pack.folder, file), path.join(to, file));
  cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  const { name, version, license, sideEffects, peerDependencies = {} } = own;
  const needed = [...libraries, ...typeLibraries([...declarations.values()], own)]
    .map(packageOf)
    .filter(
      (library) => library !== name && !peerDependencies[library] && !peerDependencies[library.replace('@types/', '')],
    );
  const versions = [publicVersions(root), own.dependencies ?? {}, own.devDependencies ?? {}];
  writeJson(path.join(to, 'package.json'), {
    ...{ name, version, license, type: 'module', sideEffects },
    exports: exportsOf(own, entries, pack),
    dependencies: dependenciesFor(root, needed, versions),
    peerDependencies,
  });
}
