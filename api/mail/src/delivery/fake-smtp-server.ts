import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * How the double behaves: `up`; `deaf` breaks each connection at once; `busy` says 421; `cut` breaks while the content
 * is sent; `cutAfter` takes the content and breaks before it says so.
 */
export type SmtpBehavior = 'up' | 'deaf' | 'busy' | 'cut' | 'cutAfter';

/** A mail server for tests, on a loopback port. Close it. */
export interface FakeSmtpServer {
  url: string;
  behavior: SmtpBehavior;
  /** Message-IDs of what it took, in order; one that came twice is there twice. */
  taken: string[];
  /** Recipients it refuses, with the code it says. */
  refuses: Map<string, number>;
  close(): Promise<void>;
}

const saying = (responseCode: number) => Object.assign(new Error('refused by the double'), { responseCode });

export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const sockets = new Set<Socket>();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(double.behavior === 'busy' ? saying(421) : null),
    onRcptTo({ address }, _session, done) {
      const code = double.refuses.get(address);
      done(code === undefined ? null : saying(code));
    },
    onData(stream, _session, done) {
      if (double.behavior === 'cut') breakAll();
      text(stream).then((message) => {
        double.taken.push(/^Message-ID: <(.*)@/m.exec(message)?.[1] ?? '');
        if (double.behavior === 'cutAfter') breakAll();
        else done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (double.behavior === 'deaf') socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const double: FakeSmtpServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    behavior: 'up',
    taken: [],
    refuses: new Map(),
    async close() {
      breakAll();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  return double;
}
