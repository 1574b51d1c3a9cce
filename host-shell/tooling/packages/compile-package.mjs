import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'vite';
import { namedWidths } from '../webpack/read-css.mjs';

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
export async function compilePackage(root, pack, entries) {
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
    files: new Map(shipped.map((one) => [nameOf(one), contentOf(one)])),
    libraries: chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((id) => !own.has(id)),
  };
}
