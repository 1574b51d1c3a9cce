import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * The server's behaviour: `up` accepts mail; `unreachable` closes each connection immediately; `busy` answers 421;
 * `dropDuringData` closes while the content is sent; `dropAfterData` reads the content and closes before it confirms.
 */
export type SmtpBehavior = 'up' | 'unreachable' | 'busy' | 'dropDuringData' | 'dropAfterData';

/** A mail server for tests, on a loopback port. Close it. */
export interface FakeSmtpServer {
  url: string;
  behavior: SmtpBehavior;
  /** Message-IDs of the accepted mails, in order, including repeats. */
  accepted: string[];
  /** The accepted mails, as they were sent. */
  messages: string[];
  /** Recipients it refuses, with the response code. */
  refused: Map<string, number>;
  close(): Promise<void>;
}

const smtpError = (responseCode: number) => Object.assign(new Error('refused by the fake server'), { responseCode });

export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const sockets = new Set<Socket>();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(server.behavior === 'busy' ? smtpError(421) : null),
    onRcptTo({ address }, _session, done) {
      const code = server.refused.get(address);
      done(code === undefined ? null : smtpError(code));
    },
    onData(stream, _session, done) {
      if (server.behavior === 'dropDuringData') breakAll();
      text(stream).then((message) => {
        server.messages.push(message);
        server.accepted.push(/^Message-ID: <(.*)@/m.exec(message)?.[1] ?? '');
        if (server.behavior === 'dropAfterData') breakAll();
        else done();
      }, done);
    },
  });
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (server.behavior === 'unreachable') socket.destroy();
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const server: FakeSmtpServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    behavior: 'up',
    accepted: [],
    messages: [],
    refused: new Map(),
    async close() {
      breakAll();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
  return server;
}
