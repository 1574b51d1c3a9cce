/** `npm run backup`, `grant`, `rebuild-cards`, `restore`, `rotate-keys`: runs a command of the server. Bundles the server first if needed. */
import { existsSync } from 'node:fs';
import { withLock } from './build/lock.mjs';
import { isBuilt, sourceStamp } from './build/stamp.mjs';
import { readCommandLine } from './command-line.mjs';
import { at, root } from './paths.mjs';
import { runToEnd } from './processes.mjs';

/** The database settings are the server's. All other flags belong to the command. */
const { settings, rest } = readCommandLine('', { only: ['DATA_DIR', 'DATABASE_URL', 'MEDIA_URL'], pass: true });
const [name = '', ...args] = rest;
const bundle = at('dist', 'server', `${name}.mjs`);

/** A production installation has the build output, but may not have the build tools. */
const canBuild = existsSync(at('node_modules', 'esbuild'));
if (!existsSync(bundle) || (canBuild && !isBuilt(at('dist'), sourceStamp(root)))) {
  const { buildServer } = await import('./build/server.mjs');
  await withLock(root, () => buildServer({ root, dist: at('dist') }));
}
process.exit(
  await runToEnd(process.execPath, ['--enable-source-maps', bundle, ...args], {
    cwd: root,
    env: { ...process.env, ...settings },
  }),
);
