import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface OtherOrigin {
  /** `http://localhost:41234` */
  origin: string;
  /** Paths that were requested. */
  requested: string[];
  close(): Promise<void>;
}

/**
 * Serves files of remotes on another port, as a content delivery network does.
 * @param read returns a file by its path, or throws if there is none
 */
export async function startOtherOrigin(read: (pathname: string) => Promise<string | Buffer>): Promise<OtherOrigin> {
  const requested: string[] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    requested.push(pathname);
    const content = await read(pathname).catch(() => undefined);
    response.writeHead(content === undefined ? 404 : 200, {
      'access-control-allow-origin': '*',
      'content-type': types[path.extname(pathname)] ?? 'application/octet-stream',
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requested,
    async close() {
      // Open connections of pages would prevent the server from closing.
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
