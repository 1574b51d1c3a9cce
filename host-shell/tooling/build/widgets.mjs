import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { build, runnerImport } from 'vite';
import { preactAliases } from '../preact-for.mjs';
import { namedWidths } from '../webpack/read-css.mjs';
import { classOf, describeElements } from '../widget-docs/describe.mjs';
import { writeBelow } from './files.mjs';
import { releaseWidgets } from './widget-release.mjs';
import { assertLight, weightsOf } from './widget-weights.mjs';

const short = (text, digits = 10) => createHash('sha256').update(text).digest('hex').slice(0, digits);

/** The tags of the elements: the folders of widgets/elements. */
export const listTags = (root) =>
  readdirSync(path.join(root, 'widgets', 'elements'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** What the server replaces with the platform's address (host-shell/server/http/static-files.ts). */
const PLATFORM = '__GYG_PLATFORM__';

/** Imports on demand as they are written: nothing is to be preloaded for them. */
const plainImports = {
  name: 'gyg:plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
};

/**
 * Pages with old libraries replace some functions of the language: elements, and the packages in them, use their own
 * (widgets/core/kept.ts).
 */
function keptBuiltIns(root) {
  const kept = path.join(root, 'widgets', 'core', 'kept.ts');
  return {
    'Array.from': [kept, 'arrayFrom'],
    'JSON.stringify': [kept, 'toJson'],
    'Date.now': [kept, 'timeNow'],
    'Date.parse': [kept, 'timeOf'],
  };
}

/** What a shared file is, by its name: a language of texts, patterns for hyphenation, or code. */
const partOf = (name) =>
  /-texts-([a-z]{2})$/.exec(name)?.[1] ?? (name === 'swedish-patterns' ? 'hyphenation' : 'shared');

/** What is built of an element: a module that defines it, and one with its class alone. The names are inputs. */
const entryModules = (root) => ({
  name: 'gyg:entry-modules',
  resolveId: (id) => (/^(define|class) gyg-/.test(id) ? `\0${id}` : undefined),
  load(id) {
    const [, kind, tag] = /^\0(define|class) (gyg-[a-z-]+)$/.exec(id) ?? [];
    if (tag === undefined) return undefined;
    const name = classOf(tag);
    const file = path.join(root, 'widgets', 'elements', tag, `${tag}.tsx`);
    if (kind === 'class') return `export { ${name} } from ${JSON.stringify(file)};`;
    const define = path.join(root, 'widgets', 'core', 'define-element.ts');
    return [
      `import { defineElement } from ${JSON.stringify(define)};`,
      `import { ${name} } from ${JSON.stringify(file)};`,
      `defineElement('${tag}', ${name});`,
    ].join('\n');
  },
});

/**
 * Bundles elements: a file for each input and the files that they share; texts of one language are `en.*.js` or
 * `sv.*.js`. Names do not depend on the folder of the sources.
 * @param {string} root
 * @param {Record<string, string>} input by the name of the file: a source file, `define <tag>` or `class <tag>`
 * @param {{ isExported?: boolean }} options whether the files of the inputs keep their exports
 * @returns {Promise<{ name: string, code: string, imports: string[] }[]>}
 */
export async function bundleElements(root, input, { isExported = false } = {}) {
  const widgets = path.join(root, 'widgets');
  const { output } = await build({
    root: widgets,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [namedWidths(), plainImports, entryModules(root)],
    resolve: {
      alias: preactAliases,
      // Also for files of the design system, which does not depend on Preact.
      dedupe: ['preact'],
    },
    css: {
      modules: {
        generateScopedName: (name, file) => `_${short(`${path.relative(root, file.replace(/\?.*$/, ''))} ${name}`, 6)}`,
      },
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input,
        transform: { inject: keptBuiltIns(root) },
        // How long plugins take is no problem of the person who builds.
        checks: { pluginTimings: false },
        preserveEntrySignatures: isExported ? 'strict' : false,
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: ({ name }) => `${partOf(name)}.[hash].js`,
        },
      },
    },
  });
  return output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, code, imports, dynamicImports }) => ({ name: fileName, code, imports, dynamicImports }));
}

/** Bundles one classic script. */
async function bundleScript(root, file, define = {}) {
  const { outputFiles } = await bundle({
    entryPoints: [path.join(root, 'widgets', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define,
  });
  return outputFiles[0].text;
}

/** The pasted script, with the path of the elements' files and their tags, and the platform's address or a word in its place. */
const bundleLoader = (root, files, platform) =>
  bundleScript(root, 'loader/loader.ts', {
    __FILES__: JSON.stringify(files),
    __PLATFORM__: JSON.stringify(platform),
    __ELEMENTS__: JSON.stringify(listTags(root).join()),
  });

/** The tile of each goal, its glyph on its colour: an element shows it in the corner of a picture. */
async function writeGoals(root, at) {
  const { module } = await runnerImport(path.join(root, 'design-system', 'shadow', 'small', 'goal-tile-svg.ts'));
  for (const [id, svg] of module.goalTileSvgs()) writeBelow(path.join(at, 'goals', `${id}.svg`), svg);
}

/**
 * Builds the widgets into `dist/widgets`: `gyg.js`, the goals' tiles, and a folder named by the content of all
 * elements, so that old files stay for open pages. Then writes the addresses of this version.
 * @param {{ root: string, dist: string }} options
 * @throws {BuildError} if an element is too heavy
 */
export async function buildWidgets({ root, dist }) {
  const tags = listTags(root);
  const files = await bundleElements(root, Object.fromEntries(tags.map((tag) => [tag, `define ${tag}`])));
  const folder = `e.${short(files.map(({ name, code }) => name + code).join())}`;
  const loader = await bundleLoader(root, `/widgets/${folder}`, PLATFORM);
  const pinned = (version) => bundleLoader(root, `/widgets/${version}/${folder}`, '');
  const weights = weightsOf({ loader, files });
  assertLight(weights);
  const at = path.join(dist, 'widgets');
  for (const { name, code } of files) writeBelow(path.join(at, folder, name), code);
  writeBelow(path.join(at, 'gyg.js'), loader);
  for (const name of ['frame', 'framed'])
    writeBelow(path.join(at, `${name}.js`), await bundleScript(root, `frames/${name}.ts`));
  await writeGoals(root, at);
  const described = await describeElements(root, tags);
  await releaseWidgets({ root, dist, built: { folder, loader, weights, tags, described, pinned } });
}
