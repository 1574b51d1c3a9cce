import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { at, root } from './paths.mjs';

const PATIENCE_MS = 15_000;
const running = new Set();

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 1);

/**
 * Starts Node at the root, in a separate process group. A terminal's Ctrl-C reaches all processes of a group, so a child in
 * our group would get the signal twice (from the terminal and from us) and would treat it as a second, forced stop.
 * @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 */
export function launch(args, options) {
  const detached = process.platform !== 'win32';
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    detached,
  });
  const entry = {
    child,
    /** Resolves with the exit code; 128 and more for a signal, as in shells. */
    ended: new Promise((resolve) => {
      child.once('error', (error) => {
        process.stderr.write(`${process.execPath} could not be started: ${error.message}\n`);
        resolve(127);
      });
      child.once('close', (code, signal) => resolve(exitCode(code, signal)));
    }),
    /** Sends the signal, and after a while kills the whole process group, with children of a shell or watcher. */
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      child.kill(signal);
      const timer = setTimeout(() => killGroup(child, 'SIGKILL'), PATIENCE_MS);
      await entry.ended;
      clearTimeout(timer);
    },
  };
  running.add(entry);
  entry.ended.then(() => running.delete(entry));
  listenForSignals();
  return entry;
}

function killGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs Node to its end and returns its exit code. @type {(...options: Parameters<typeof launch>) => Promise<number>} */
export const runToEnd = (args, options) => launch(args, options).ended;

/** Builds the given parts, by default all. Ends this process if they do not build. */
export async function buildFirst(parts = [], options = {}) {
  const code = await runToEnd([at('host-shell', 'tooling', 'build.mjs'), ...parts], options);
  if (code !== 0) process.exit(code);
}

const onStop = [];

/** Registers work to run before the tool ends when it is stopped. */
export function beforeStop(work) {
  onStop.push(work);
}

let stopping = false;
let listening = false;

const ORPHAN_CHECK_MS = 500;
const parent = process.ppid;

/**
 * Stops when the parent process has ended. npm runs a script in a shell and sends a SIGTERM only to that shell, which does
 * not pass it on.
 */
export function stopWithParent() {
  const check = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(check, ORPHAN_CHECK_MS).unref();
}

/** Forwards the first SIGINT, SIGTERM or SIGHUP to the children, waits for them and exits with their code. */
function listenForSignals() {
  if (listening) return;
  listening = true;
  // Kill remaining children at any kind of exit.
  process.on('exit', () => {
    for (const { child } of running) killGroup(child, 'SIGTERM');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      const children = [...running];
      // When the terminal closes, servers should still finish pending requests.
      await Promise.all(children.map((entry) => entry.stop(signal === 'SIGHUP' ? 'SIGTERM' : signal)));
      await Promise.all(onStop.map((work) => work()));
      const [code] = await Promise.all(children.map((entry) => entry.ended));
      process.exit(code ?? exitCode(null, signal));
    });
  }
}
