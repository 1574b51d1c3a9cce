import type { Server } from 'node:http';

/** Tells the process that started this one on which port its server listens. */
export function tellPort(server: Server): void {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  process.send?.({ port: address.port });
}
