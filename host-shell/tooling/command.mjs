/** `npm run backup`, `grant`, `rebuild-cards`, `restore`, `rotate-keys`: runs a command of the server. Bundles the server first if needed. */
import { existsSync } from 'node:fs';
import { readCommandLine } from './command-line.mjs';
import { at } from './paths.mjs';
import { buildFirst, runToEnd } from './processes.mjs';

/** The database settings are the server's. All other flags belong to the command. */
const { settings, rest } = readCommandLine('', { only: ['DATA_DIR', 'DATABASE_URL', 'MEDIA_URL'], pass: true });
const [name = '', ...args] = rest;
const bundle = at('dist', 'server', `${name}.mjs`);

/** A production installation has the build output, but may not have the build tools. */
const canBuild = existsSync(at('node_modules', 'esbuild'));
// Standard output belongs to the command.
if (canBuild || !existsSync(bundle)) await buildFirst(['server'], { stdio: ['ignore', 2, 2] });
const env = { ...process.env, ...settings };
process.exit(await runToEnd(['--enable-source-maps', bundle, ...args], { env }));
