/** `npm run backup`, `grant`, `rebuild-cards`, `restore`, `rotate-keys`: runs a command of the server. Bundles the server first if needed. */
import { existsSync } from 'node:fs';
import { readCommandLine } from './command-line.mjs';
import { at, root } from './paths.mjs';
import { runToEnd } from './processes.mjs';

/** The database settings are the server's. All other flags belong to the command. */
const { settings, rest } = readCommandLine('', { only: ['DATA_DIR', 'DATABASE_URL', 'MEDIA_URL'], pass: true });
const [name = '', ...args] = rest;
const bundle = at('dist', 'server', `${name}.mjs`);

/** A production installation has the build output, but may not have the build tools. */
const canBuild = existsSync(at('node_modules', 'esbuild'));
if (canBuild || !existsSync(bundle)) {
  // Standard output belongs to the command.
  const build = [at('host-shell', 'tooling', 'build.mjs'), 'server'];
  const code = await runToEnd(process.execPath, build, { cwd: root, stdio: ['ignore', 2, 2] });
  if (code !== 0) process.exit(code);
}
process.exit(
  await runToEnd(process.execPath, ['--enable-source-maps', bundle, ...args], {
    cwd: root,
    env: { ...process.env, ...settings },
  }),
);
