/**
 * Started by `watch-health.ts`: between `begin` and `end` it asks a server on one connection whether it lives, every few
 * milliseconds. Answers both with the longest answer since `begin`, in milliseconds.
 */
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const between = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const address = new URL('/api/health/live', process.argv[2]);
let longestMs = 0;
let asking = false;

const ask = () =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => answer.resume().on('end', resolve).on('error', reject)).on('error', reject);
  });

async function watch() {
  while (asking) {
    const start = performance.now();
    await ask();
    longestMs = Math.max(longestMs, performance.now() - start);
    await wait(between);
  }
}

const tell = () => process.send?.({ longestMs });
let watching = Promise.resolve();
process.on('message', async (what) => {
  asking = what === 'begin';
  if (asking) {
    // The first opens the connection.
    await ask();
    longestMs = 0;
    watching = watch();
  } else await watching;
  tell();
});
process.on('disconnect', () => process.exit());
tell();
