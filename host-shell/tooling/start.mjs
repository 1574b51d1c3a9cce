/** `npm start [-- --port 9000 …]`: builds what has changed, then runs the server until it is stopped. */
import { readCommandLine } from './command-line.mjs';
import { at } from './paths.mjs';
import { refuseTakenPorts } from './ports.mjs';
import { buildFirst, runToEnd, stopWithParent } from './processes.mjs';
import { fail } from './terminal.mjs';

const { settings, rest } = readCommandLine('npm start -- [--port 9000 …]');
if (rest.length > 0) fail(`Unknown argument "${rest.join(' ')}". Settings are flags: npm start -- --port 9000`);

const environment = { ...process.env, ...settings };
// Before the build: a refusal should not take minutes.
await refuseTakenPorts(environment, 'npm start');

stopWithParent();
await buildFirst();
process.exit(await runToEnd(['--enable-source-maps', at('dist', 'server', 'main.mjs')], { env: environment }));
