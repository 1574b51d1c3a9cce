import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { integrityOf } from '../deploy/build-files.mjs';
import { sharedPackages } from '../webpack/federation.mjs';
import { remoteFirstView, SHARED } from '../webpack/first-view.mjs';
import { BuildError } from './build-error.mjs';

/** Whether a screen is marked with `firstView` in a remote's entry. `outside`: the root is the remote's own repository. */
function hasFirstView({ root, remote, outside }) {
  const entry = path.join(root, outside ? '' : path.join('remotes', remote.name), 'src', 'remote-entry.tsx');
  return existsSync(entry) && /\bfirstView:\s*["'`]/.test(readFileSync(entry, 'utf8'));
}

/**
 * What to build of a remote besides its pages: a bundle for the server, if a screen is marked with `firstView`.
 * @param {{ root: string, dist: string, remote: { name: string }, outside?: boolean }} options as of `remoteFirstView`
 * @returns {import('webpack').Configuration[]}
 */
export const firstViewConfigs = (options) => (hasFirstView(options) ? [remoteFirstView(options)] : []);

/** Stands for the shared packages: only the area's declaration is needed. */
const standIn = new Proxy({}, { get: (_target, name) => (name === 'defineArea' ? (area) => area : () => undefined) });

/** The area that a bundle declares. Its screens are not loaded. */
async function readArea(bundle) {
  globalThis[SHARED] ??= new Proxy({}, { get: () => standIn });
  return (await import(pathToFileURL(bundle).href)).default;
}

/** Where the server finds what pages load of packages that the shell provides on demand. */
export const SHELL_PARTS = 'shell/server/parts.json';

/**
 * The files of packages that the shell provides on demand, by the names that they are imported by: addresses in the page.
 * @param {import('./compile.mjs').Imports} imports of the shell
 * @returns {Record<string, string[]>}
 */
export const shellParts = (imports) =>
  Object.fromEntries(
    sharedPackages.flatMap((request) => {
      const loaded = imports.get(request);
      return loaded === undefined
        ? []
        : [[request, loaded.files.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`)]];
    }),
  );

/**
 * The ways in which an area's entry may import the texts of a language: JSON or code, all or those of the first screens.
 * @param {string} language
 * @param {boolean | undefined} firstTexts
 */
export const textRequests = (language, firstTexts) =>
  (firstTexts ? [`first.${language}.json`, `${language}/first`] : [`${language}.json`, language]).map(
    (file) => `./translations/${file}`,
  );

/** The scripts with the texts of an area that a screen needs, by language; none if they are in its entry. */
const textsOf = (imports, fileOf, { firstTexts }) => {
  const scripts = (language) =>
    textRequests(language, firstTexts)
      .flatMap((request) => imports.get(request)?.files ?? [])
      .filter((file) => file.endsWith('.js'))
      .map(fileOf);
  return { en: scripts('en'), sv: scripts('sv') };
};

/**
 * The part of a remote's row about its first views: the bundle for the server, and what each marked screen loads in the
 * page. Undefined if the remote has none.
 * @param {{ dist: string, name: string, files: string[], imports?: import('./compile.mjs').Imports }} built files below the
 *   remote's folder; what comes with each import, as `compile` returns it
 * @returns {Promise<import('@gyg/contract/remotes').RemoteBuild['firstView']>}
 */
export async function firstViewOf({ dist, name, files, imports }) {
  const folder = path.join(dist, 'remotes', name);
  const bundle = files.find((file) => /^server[\\/]first-view\..+\.mjs$/.test(file));
  if (bundle === undefined) return undefined;
  const fileOf = (file) => ({
    href: `/remotes/${name}/${file.replaceAll(path.sep, '/')}`,
    integrity: integrityOf(readFileSync(path.join(folder, file))),
  });
  const area = await readArea(path.join(folder, bundle));
  const marked = area.routes.filter(({ firstView }) => firstView !== undefined);
  const screens = marked.map((route) => {
    const { path: pattern, firstView } = route;
    const loaded = imports?.get(firstView);
    if (loaded === undefined)
      throw new BuildError(
        `remotes/${name}: the screen of ${pattern} is marked with firstView ${firstView}, which the area does not import.`,
      );
    // Parts that come with every page are not among the shell's.
    return [
      pattern,
      {
        files: loaded.files.filter((file) => /\.(js|css)$/.test(file)).map(fileOf),
        shared: loaded.shared,
        texts: textsOf(imports, fileOf, route),
      },
    ];
  });
  return {
    ...fileOf(bundle),
    screens: Object.fromEntries(screens),
  };
}
