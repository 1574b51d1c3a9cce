/** `npm run grant`, `npm run rotate-keys`: runs a command of the server; bundles the server first where that is needed. */
import { existsSync } from 'node:fs';
import { withLock } from './build/lock.mjs';
import { isBuilt, sourceStamp } from './build/stamp.mjs';
import { readCommandLine } from './command-line.mjs';
import { at, root } from './paths.mjs';
import { runToEnd } from './processes.mjs';

/** The database is the server's; every other flag is the command's own. */
const { settings, rest } = readCommandLine('', { only: ['DATA_DIR', 'DATABASE_URL'], pass: true });
const [name = '', ...args] = rest;
const bundle = at('dist', 'server', `${name}.mjs`);

/** An installation for production has what was built, and need not have what builds. */
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
