/** `npm start [-- --port 9000 …]`: builds what has changed, then runs the server until it is stopped. */
import { readCommandLine, refuseWords } from './command-line.mjs';
import { at, root } from './paths.mjs';
import { refuseTakenPorts } from './ports.mjs';
import { runToEnd, stopWithParent } from './processes.mjs';

const { settings, rest } = readCommandLine('npm start -- [--port 9000 …]');
refuseWords(rest, 'npm start -- --port 9000');

const environment = { ...process.env, ...settings };
// Before the build: a refusal should not take minutes.
await refuseTakenPorts(environment, 'npm start');

stopWithParent();
const build = await runToEnd(process.execPath, [at('host-shell', 'tooling', 'build.mjs')], { cwd: root });
if (build !== 0) process.exit(build);
process.exit(
  await runToEnd(process.execPath, ['--enable-source-maps', at('dist', 'server', 'main.mjs')], {
    cwd: root,
    env: environment,
  }),
);
