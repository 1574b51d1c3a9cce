/**
 * Loaded into a measured server by `--import`. Tells on a local socket how much of the processor the process has used
 * so far, how much of it its main thread, how long that thread was held at once since the last question, how much of the
 * processor it used meanwhile (with BENCH_USAGE_HOLDS: a timer tells, so it may be 5 ms too much), and its memory:
 * measured by the process itself, this works on every system and includes all its threads.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Linux counts what each thread used, in nanoseconds; elsewhere the time in which the loop was busy stands for it. */
function mainThreadMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.eventLoopUtilization().active;
  }
}

/** Work that a timer waits for is one hold. What else the machine does makes it longer, but not what it uses. */
const betweenTimersMs = 5;
const holds = { longestMs: 0, usedBefore: 0 };
function noteHold() {
  const used = mainThreadMs();
  holds.longestMs = Math.max(holds.longestMs, used - holds.usedBefore);
  holds.usedBefore = used;
}

const socket = process.env.BENCH_USAGE_SOCKET;
if (socket && isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  if (process.env.BENCH_USAGE_HOLDS) setInterval(noteHold, betweenTimersMs).unref();
  const server = createServer((connection) => {
    connection.on('error', () => undefined);
    const { user, system } = process.cpuUsage();
    const usage = {
      processorMs: (user + system) / 1000,
      mainThreadMs: mainThreadMs(),
      longestHoldMs: delays.max / 1e6,
      longestWorkMs: holds.longestMs,
      memoryBytes: process.memoryUsage.rss(),
    };
    delays.reset();
    holds.longestMs = 0;
    connection.end(JSON.stringify(usage));
  });
  // A child of the server inherits the setting, and the socket is taken.
  server.on('error', () => undefined);
  server.listen(socket);
  server.unref();
}
