import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createResolveName } from './resolve-name';

const [typeA, typeAAAA] = [1, 28];

/** A name server that answers questions of some types with these bytes; the others with "no such name". */
async function startNameServer(answers: Readonly<Record<number, readonly number[]>>) {
  const server = createSocket('udp4', (message, { port, address }) => {
    const endOfName = message.indexOf(0, 12) + 1;
    const question = message.subarray(12, endOfName + 4);
    const type = message.readUInt16BE(endOfName);
    const data = answers[type];
    const head = Buffer.from([...message.subarray(0, 2), 0x81, data ? 0x80 : 0x83, 0, 1, 0, data ? 1 : 0, 0, 0, 0, 0]);
    const answer = data ? [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data] : [];
    server.send(Buffer.concat([head, question, Buffer.from(answer)]), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${server.address().port}`;
}

test('a name has its addresses of both kinds', async () => {
  const six = [0x20, 0x01, 0x0d, 0xb8, ...Array(11).fill(0), 7];
  const both = await startNameServer({ [typeA]: [192, 0, 2, 7], [typeAAAA]: six });
  expect(await createResolveName({ servers: [both] })('hooks.example')).toEqual([
    { address: '192.0.2.7', family: 4 },
    { address: '2001:db8::7', family: 6 },
  ]);
  const one = await startNameServer({ [typeA]: [192, 0, 2, 7] });
  expect(await createResolveName({ servers: [one] })('hooks.example')).toEqual([{ address: '192.0.2.7', family: 4 }]);
});

test('a name without addresses is a failure', async () => {
  const none = await startNameServer({});
  await expect(createResolveName({ servers: [none] })('hooks.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});
