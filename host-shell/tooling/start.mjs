/** `npm start [-- --port 9000 …]`: builds what has changed, then runs the server until it is stopped. */
import { readCommandLine, refuseWords } from './command-line.mjs';
import { at, root } from './paths.mjs';
import { runToEnd, stopWithParent } from './processes.mjs';

const { settings, rest } = readCommandLine('npm start -- [--port 9000 …]');
refuseWords(rest, 'npm start -- --port 9000');

stopWithParent();
const build = await runToEnd(process.execPath, [at('host-shell', 'tooling', 'build.mjs')], { cwd: root });
if (build !== 0) process.exit(build);
process.exit(
  await runToEnd(process.execPath, ['--enable-source-maps', at('dist', 'server', 'main.mjs')], {
    cwd: root,
    env: { ...process.env, ...settings },
  }),
);
