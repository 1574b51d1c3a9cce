/**
 * Loaded into a measured server by `--import`. Tells on a local socket how much of the processor the process has used
 * so far, and its memory: measured by the process itself, this works on every system and includes all its threads.
 */
import { createServer } from 'node:net';

const socket = process.env.BENCH_USAGE_SOCKET;
if (socket) {
  const server = createServer((connection) => {
    connection.on('error', () => undefined);
    const { user, system } = process.cpuUsage();
    connection.end(JSON.stringify({ processorMs: (user + system) / 1000, memoryBytes: process.memoryUsage.rss() }));
  });
  // A child of the server inherits the setting, and the socket is taken.
  server.on('error', () => undefined);
  server.listen(socket);
  server.unref();
}
