import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { MailServerUnavailable } from './deliver';
import { startFakeSmtpServer } from './fake-smtp-server';
import { createSmtpDelivery } from './smtp-delivery';

it('sends a mail to an SMTP server, in both forms and with a stable id', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then((message) => {
        received.push(message);
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  const smtp = createSmtpDelivery({ smtpUrl: `smtp://127.0.0.1:${address.port}`, from: 'Gyg <no-reply@gyg.example>' });
  await smtp.deliver({ id: '7', to: 'anna@example.org', subject: 'Välkommen', html: '<p>Hej</p>', text: 'Hej' });
  smtp.close();
  await new Promise<void>((resolve) => server.close(resolve));

  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^From: Gyg <no-reply@gyg.example>\r$/m);
  expect(received[0]).toMatch(/^To: anna@example.org\r$/m);
  expect(received[0]).toMatch(/^Message-ID: <7@gyg.example>\r$/m);
  expect(received[0]).toContain('text/plain');
  expect(received[0]).toContain('text/html');
});

it('lets mail programs unsubscribe the reader with one click', async () => {
  const smtp = await startFakeSmtpServer();
  const delivery = createSmtpDelivery({ smtpUrl: smtp.url, from: 'no-reply@gyg.example' });
  const mail = { id: '7', to: 'anna@example.org', subject: 'Hej', html: '<p>Hej</p>', text: 'Hej' };
  await delivery.deliver({ ...mail, unsubscribe: 'https://gyg.example/api/unsubscribe/token' });
  await delivery.deliver({ ...mail, id: '8' });
  delivery.close();
  await smtp.close();
  const [invitation, other] = smtp.messages;
  expect(invitation).toMatch(/^List-Unsubscribe: <https:\/\/gyg\.example\/api\/unsubscribe\/token>\r$/m);
  expect(invitation).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(other).not.toContain('List-Unsubscribe');
});

it('lets the reader answer to another address than the sender', async () => {
  const smtp = await startFakeSmtpServer();
  const delivery = createSmtpDelivery({ smtpUrl: smtp.url, from: 'no-reply@gyg.example' });
  const mail = { id: '7', to: 'anna@example.org', subject: 'Hej', html: '<p>Hej</p>', text: 'Hej' };
  await delivery.deliver({ ...mail, replyTo: 'britta@renkust.example' });
  await delivery.deliver({ ...mail, id: '8' });
  delivery.close();
  await smtp.close();
  const [answerable, other] = smtp.messages;
  expect(answerable).toMatch(/^From: no-reply@gyg\.example\r$/m);
  expect(answerable).toMatch(/^Reply-To: britta@renkust\.example\r$/m);
  expect(other).not.toContain('Reply-To');
});

it('rejects where no server listens', async () => {
  const smtp = createSmtpDelivery({ smtpUrl: 'smtp://127.0.0.1:9', from: 'no-reply@gyg.example' });
  await expect(smtp.deliver({ id: '8', to: 'a@example.org', subject: 's', html: 'h', text: 't' })).rejects.toThrow();
  smtp.close();
});

it('gives up a server that answers slowly for ever, and closes the connection', async () => {
  const closed: Promise<unknown>[] = [];
  const server = createServer((socket) => {
    const drip = setInterval(() => socket.write('220-wait\r\n'), 5);
    socket.on('error', () => undefined);
    closed.push(once(socket, 'close').finally(() => clearInterval(drip)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const smtpUrl = `smtp://127.0.0.1:${address.port}`;
  const smtp = createSmtpDelivery({ smtpUrl, from: 'no-reply@gyg.example', limitMs: 60 });
  const mail = { id: '9', to: 'a@example.org', subject: 's', html: 'h', text: 't' };
  await expect(smtp.deliver(mail)).rejects.toBeInstanceOf(MailServerUnavailable);
  await Promise.all(closed);
  expect(closed).toHaveLength(1);
  smtp.close();
  server.close();
});
