import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const PATIENCE_MS = 15_000;
const running = new Set();

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 1);

/**
 * Starts a process in a group of its own: a terminal's Ctrl-C reaches every process of ours at once, and a child that
 * got it twice (from the terminal and from us) would think that someone insists.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options
 */
export function launch(command, args, options = {}) {
  const detached = process.platform !== 'win32';
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options, detached });
  const entry = {
    child,
    /** Resolves with the exit code, 128 and more for a signal, as shells count. */
    ended: new Promise((resolve) => {
      child.once('error', (error) => {
        process.stderr.write(`${command} could not be started: ${error.message}\n`);
        resolve(127);
      });
      child.once('close', (code, signal) => resolve(exitCode(code, signal)));
    }),
    /** Asks once, then insists. Its whole group is meant: a shell's or a watcher's children go with it. */
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

/** Runs a process to its end and gives its exit code. */
export function runToEnd(command, args, options) {
  return launch(command, args, options).ended;
}

const onStop = [];

/** Runs before the tool ends, when it is stopped. */
export function beforeStop(work) {
  onStop.push(work);
}

let stopping = false;
let listening = false;

/** Passes the first SIGINT, SIGTERM or SIGHUP on to the children, waits for them and ends with their code. */
function listenForSignals() {
  if (listening) return;
  listening = true;
  // However this process ends, no child stays behind.
  process.on('exit', () => {
    for (const { child } of running) killGroup(child, 'SIGTERM');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      const children = [...running];
      // A closed terminal is no reason for servers to drop what they have in hand.
      await Promise.all(children.map((entry) => entry.stop(signal === 'SIGHUP' ? 'SIGTERM' : signal)));
      await Promise.all(onStop.map((work) => work()));
      const [code] = await Promise.all(children.map((entry) => entry.ended));
      process.exit(code ?? exitCode(null, signal));
    });
  }
}
