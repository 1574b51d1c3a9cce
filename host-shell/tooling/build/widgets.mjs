import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { minify } from 'terser';
import { build, runnerImport } from 'vite';
import { slimPreactFor } from '../preact-for.mjs';
import { describeElements } from '../widget-docs/describe.mjs';
import { dropUnused } from './drop-unused.mjs';
import { filesBelow } from './old-files.mjs';
import { scopedName, shortNames } from './short-names.mjs';
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

/** Elements that only show gygs share files with each other alone: so they stay the lightest. */
const SHOWING = ['gyg-card', 'gyg-catalog', 'gyg-list'];

/**
 * What elements with a form share, as one file: one of them needs some of it only after the log-in, but in a file of its own
 * it would be larger.
 */
const SHARED_BY_FORMS = new RegExp(
  [
    'node_modules/preact/',
    'preload-helper',
    'contract/src/(swedish-time|widgets/room-steps)\\.ts',
    'design-system/(elements/(base|styles|sheets/actions)|tokens/tokens\\.host|art/icons|src/class-names)',
    'design-system/src/components/(button/button|icon/|link/)',
    'widgets/core/(api|react-element|use-surroundings|shared-page|portable-style|preact/(?!who|use-action|error|html|visitor|no-page))',
  ].join('|'),
);

/** Imports on demand as they are written: nothing is to be preloaded for them. */
const plainImports = {
  name: 'gyg:plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Style sheets that are portable already: then elements do not load the code that makes them so. */
async function portableStyles(root) {
  // Not by Vite's runner, which would make this build one for development.
  const entry = path.join(root, 'widgets', 'core', 'portable-style.ts');
  const { outputFiles } = await bundle({ entryPoints: [entry], write: false, format: 'esm' });
  const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return {
    name: 'gyg:portable-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\/design-system\/.*\.css\?inline$/ },
      handler: (code) => {
        const written = code.replace(/".*"/s, (text) => JSON.stringify(module.portableStyle(JSON.parse(text))));
        return { code: written, map: null };
      },
    },
    load: (id) => (id.endsWith('/core/portable-style.ts') ? 'export const portableStyle = (css) => css;' : undefined),
  };
}

/**
 * Pages with old libraries have other ones: elements use their own in place of them. Those that only show gygs write no
 * JSON but the keys of what they have drawn, which may be any text.
 */
function keptBuiltIns(root, writesJson) {
  const kept = path.join(root, 'widgets', 'core', 'kept.ts');
  return {
    'Array.from': [kept, 'arrayFrom'],
    ...(writesJson && { 'JSON.stringify': [kept, 'toJson'] }),
    'Date.now': [kept, 'timeNow'],
    'Date.parse': [kept, 'timeOf'],
  };
}

/** By a minifier that is slower than the bundler's: it leaves 2 % less, and no tables of classes of which few are read. */
async function minifyAgain(text) {
  const { code } = await minify(text, { module: true, ecma: 2020, compress: { passes: 3 } });
  return code;
}

/** The file that defines an element. */
export const definitionOf = (root, tag) => path.join(root, 'widgets', 'elements', tag, 'define.ts');

/** The files that define elements, by tag. */
const definitionsOf = (root, tags) => Object.fromEntries(tags.map((tag) => [tag, definitionOf(root, tag)]));

/**
 * Bundles elements: a file for each input and the files that they share; texts of one language are `en.*.js` or
 * `sv.*.js`. Names do not depend on the folder of the sources.
 * @param {string} root
 * @param {Record<string, string>} input source files by name
 * @param {{ isExported?: boolean, writesJson?: boolean, together?: RegExp }} options whether the files of the inputs keep
 * their exports, whether the platform reads JSON that they write, and the paths of what is one file if it is shared
 * @returns {Promise<{ name: string, code: string, imports: string[] }[]>}
 */
export async function bundleElements(root, input, { isExported = false, writesJson = true, together } = {}) {
  const widgets = path.join(root, 'widgets');
  const { output } = await build({
    root: widgets,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [plainImports, await portableStyles(root)],
    resolve: {
      alias: Object.entries(slimPreactFor).map(([name, preact]) => ({
        find: new RegExp(`^${name}$`),
        replacement: path.isAbsolute(preact) ? preact : import.meta.resolve(preact).replace(/^file:\/\//, ''),
      })),
      // Also for files of the design system, which does not depend on Preact.
      dedupe: ['preact'],
    },
    css: {
      postcss: path.join(root, 'host-shell', 'tooling', 'config'),
      modules: {
        generateScopedName: (name, file) =>
          scopedName(short(`${path.relative(root, file.replace(/\?.*$/, ''))} ${name}`, 12)),
      },
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input,
        transform: { inject: keptBuiltIns(root, writesJson) },
        // How long plugins take is no problem of the person who builds.
        checks: { pluginTimings: false },
        preserveEntrySignatures: isExported ? 'strict' : false,
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: ({ name }) => `${/-texts-([a-z]{2})$/.exec(name)?.[1] ?? 'shared'}.[hash].js`,
          ...(together && {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'core', test: together }] },
          }),
        },
      },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const sources = chunks.flatMap(({ modules }) => Object.values(modules).map(({ code }) => code ?? ''));
  const minified = await Promise.all(chunks.map(({ code }) => minifyAgain(code)));
  const codes = shortNames(dropUnused(minified, sources));
  return chunks.map(({ fileName, imports, dynamicImports }, index) => ({
    name: fileName,
    code: codes[index],
    imports,
    dynamicImports,
  }));
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
  return minifyAgain(outputFiles[0].text);
}

/** The pasted script, with the path of the elements' files in it, and the platform's address or a word in its place. */
const bundleLoader = (root, files, platform) =>
  bundleScript(root, 'loader/loader.ts', { __FILES__: JSON.stringify(files), __PLATFORM__: JSON.stringify(platform) });

/** The tile of each goal, its glyph on its colour: an element shows it in the corner of a picture. */
async function writeGoals(root, at) {
  const { module } = await runnerImport(path.join(root, 'design-system', 'elements', 'small', 'goal-tile-svg.ts'));
  mkdirSync(path.join(at, 'goals'), { recursive: true });
  for (const [id, svg] of module.goalTileSvgs()) writeFileSync(path.join(at, 'goals', `${id}.svg`), svg);
}

/**
 * Builds the widgets into `dist/widgets`: `gyg.js`, the goals' tiles, and a folder named by the content of all
 * elements, so that old files stay for open pages. Then writes the addresses of this version.
 * @param {{ root: string, dist: string }} options
 * @returns {Promise<string[]>} the files of this build, relative to `dist/widgets`
 * @throws {BuildError} if an element is too heavy
 */
export async function buildWidgets({ root, dist }) {
  const tags = listTags(root);
  const others = tags.filter((tag) => !SHOWING.includes(tag));
  const files = [
    ...(await bundleElements(root, definitionsOf(root, SHOWING), { writesJson: false })),
    ...(await bundleElements(root, definitionsOf(root, others), { together: SHARED_BY_FORMS })),
  ];
  const folder = `e.${short(files.map(({ name, code }) => name + code).join())}`;
  const loader = await bundleLoader(root, `/widgets/${folder}`, PLATFORM);
  const pinned = (version) => bundleLoader(root, `/widgets/${version}/${folder}`, '');
  const weights = weightsOf({ loader, files });
  assertLight(weights);
  const at = path.join(dist, 'widgets');
  mkdirSync(path.join(at, folder), { recursive: true });
  for (const { name, code } of files) writeFileSync(path.join(at, folder, name), code);
  writeFileSync(path.join(at, 'gyg.js'), loader);
  for (const name of ['frame', 'framed']) {
    writeFileSync(path.join(at, `${name}.js`), await bundleScript(root, `frames/${name}.ts`));
  }
  await writeGoals(root, at);
  const described = await describeElements(root, tags);
  await releaseWidgets({ root, dist, built: { folder, loader, weights, tags, described, pinned } });
  const isOld = (file) => /^e\.\w+[\\/]/.test(file) && !file.startsWith(folder);
  return filesBelow(at).filter((file) => !isOld(file));
}
