import { createServer, type RequestListener, type Server } from 'node:http';
import { flagOf } from '../settings/read-flags.mjs';

/** The port is in use; the message explains how to choose another. */
export class PortTaken extends Error {
  constructor(port: number, variable: string) {
    super(`Port ${port} is taken. Stop what uses it, or choose another one: --${flagOf(variable)} ${port + 10}`);
    this.name = 'PortTaken';
  }
}

/** The address or the port may not be used; the message explains how to choose another. */
export class PortRefused extends Error {
  constructor({ host, port, variable }: { host: string; port: number; variable: string }, { code }: { code: string }) {
    super(
      code === 'EACCES'
        ? `This user may not listen on port ${port}. Choose one from 1024 on: --${flagOf(variable)} 8080`
        : `HOST is ${host}, which is not an address of this machine.`,
    );
    this.name = 'PortRefused';
  }
}

/**
 * How long an idle connection stays open, in milliseconds. Longer than on proxies (usually 60 s), so that the server
 * never closes a connection while a proxy is sending a request.
 */
const keepAliveTimeout = 75_000;

/**
 * Listens on a port.
 * @throws {PortTaken} {@link PortRefused} with a one-line explanation.
 */
export function listen(
  handler: RequestListener,
  where: { host: string; port: number; variable: string },
): Promise<Server> {
  const server = createServer({ keepAliveTimeout }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error;
      if (code === 'EADDRINUSE') reject(new PortTaken(where.port, where.variable));
      else reject(['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].includes(code) ? new PortRefused(where, { code }) : error);
    });
    server.listen(where.port, where.host, () => resolve(server));
  });
}

/** Stops accepting requests, finishes pending ones and closes idle connections. Gives up after `limit` milliseconds. */
export async function closeServer(server: Server, limit = 8_000): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), limit);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(idle);
  clearTimeout(late);
}
