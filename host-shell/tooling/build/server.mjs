import { cpSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { BuildError } from './build-error.mjs';
import { writeJson } from './files.mjs';

/** The commands of the server: `host-shell/server/commands/<name>.ts`, each a bundle of its own. */
export const COMMANDS = ['backup', 'grant', 'rebuild-cards', 'restore', 'rotate-keys'];

/**
 * Bundles our packages and leaves npm's packages outside. A package that npm did not hoist to the root's node_modules
 * is imported by its path, because the bundle is in another folder than the importing file.
 * @param {string} root @param {string} outdir
 */
function packagesOutside(root, outdir) {
  const lifted = path.join(realpathSync(path.join(root, 'node_modules')), path.sep);
  return {
    name: 'packages-outside',
    setup(bundler) {
      bundler.onResolve({ filter: /^[^./]/ }, async ({ path: request, importer, kind, resolveDir, pluginData }) => {
        if (pluginData === 'asked' || kind === 'entry-point' || path.isAbsolute(request) || request.startsWith('@gyg/'))
          return undefined;
        if (request.startsWith('node:')) return { path: request, external: true };
        const resolved = await bundler.resolve(request, { importer, kind, resolveDir, pluginData: 'asked' });
        if (resolved.errors.length > 0) return resolved;
        const nested = resolved.path.includes('node_modules') && !resolved.path.startsWith(lifted);
        const place = path.relative(outdir, resolved.path).replaceAll(path.sep, '/');
        return { path: nested ? place : request, external: true };
      });
    },
  };
}

/** The packages that stay outside the bundles, by name. */
function packagesIn({ outputs }) {
  const requests = Object.values(outputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  const names = requests.flatMap(({ path: request }) => /^(?!node:)(?:@[^/]+\/)?[^./@][^/]*/.exec(request)?.[0] ?? []);
  return [...new Set(names)].sort();
}

/**
 * Bundles the server and its commands separately, because Node 20 does not run TypeScript.
 * @param {{ root: string, dist: string }} options
 */
export async function buildServer({ root, dist }) {
  const outdir = path.join(dist, 'server');
  const at = (...parts) => path.join(root, 'host-shell', ...parts);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: at('server', 'main.ts'),
      'draw-pictures': at('server', 'draw-pictures', 'draw-pictures.ts'),
      'draw-certificate-thread': at('server', 'draw-certificate', 'thread.ts'),
      'first-view-thread': at('pages', 'first-view', 'thread.ts'),
      ...Object.fromEntries(COMMANDS.map((name) => [name, at('server', 'commands', `${name}.ts`)])),
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    // Node keeps the maps in memory: without the sources a stack still names files and lines, with 24 MB less.
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    // Importing a name that a module does not export is an error, not a warning.
    logOverride: { 'import-is-undefined': 'error' },
    loader: { '.svg': 'text', '.html': 'text', '.sql': 'text' },
    plugins: [packagesOutside(root, outdir)],
  }).catch((error) => {
    // esbuild has printed the error and its position.
    throw error.errors ? new BuildError('The server does not bundle.') : error;
  });
  // The demo's drawings, which it reads beside its code.
  cpSync(path.join(root, 'design-system', 'art', 'drawings'), path.join(outdir, 'drawings'), { recursive: true });
  writeJson(path.join(outdir, 'packages.json'), packagesIn(metafile));
}
