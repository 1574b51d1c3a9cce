/**
 * Loaded into a measured server by `--import`. Tells on a local socket how much of the processor the process and its
 * main thread have used so far, how much one piece of work of that thread used at most since the last question (a timer
 * tells, so it may be 5 ms too much), and its memory: measured by the process itself, this works on every system and
 * includes all its threads.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Linux counts what each thread used, in nanoseconds; elsewhere the time in which the loop was busy stands for it. */
function mainThreadMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.eventLoopUtilization().active;
  }
}

/** What a timer waits for is one piece of work. What else the machine does makes it longer, but not what it uses. */
const betweenTimersMs = 5;
let longestWorkMs = 0;
let usedBefore = 0;
function noteWork() {
  const used = mainThreadMs();
  longestWorkMs = Math.max(longestWorkMs, used - usedBefore);
  usedBefore = used;
}

const socket = process.env.BENCH_USAGE_SOCKET;
if (socket && isMainThread) {
  if (process.env.BENCH_USAGE_HOLDS) setInterval(noteWork, betweenTimersMs).unref();
  const server = createServer((connection) => {
    connection.on('error', () => undefined);
    const { user, system } = process.cpuUsage();
    const processorMs = (user + system) / 1000;
    const memoryBytes = process.memoryUsage.rss();
    connection.end(JSON.stringify({ processorMs, mainThreadMs: mainThreadMs(), longestWorkMs, memoryBytes }));
    longestWorkMs = 0;
  });
  // A child of the server inherits the setting, and the socket is taken.
  server.on('error', () => undefined);
  server.listen(socket);
  server.unref();
}
