import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../testing';
import { goodPicture } from '../../testing/test-picture';

const folder = await mkdtemp(path.join(tmpdir(), 'gyg-uploads-'));
const patient = { bytes: 0, intervalMs: 60_000, deadlineMs: 60_000 };
const api = await createTestApi({ uploads: { folder, slots: { perUser: 2, total: 3 }, pace: patient } });
const impatient = await createTestApi({
  uploads: { folder, slots: { perUser: 1, total: 1 }, pace: { bytes: 100_000, intervalMs: 20, deadlineMs: 60_000 } },
});
afterAll(async () => {
  await api.close();
  await impatient.close();
  await rm(folder, { recursive: true });
});
const good = await goodPicture('proposal');

const start = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
const end = '\r\n--b--\r\n';

interface Begun {
  socket: Socket;
  /** The answer so far; an answered upload was refused, the others hold a slot. */
  answer(): string;
}

/** Sends the head of an upload and the first half of its picture. */
async function beginUpload(on: TestApi, token: string): Promise<Begun> {
  const socket = connect(Number(new URL(on.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    answer += piece;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const length = start.length + good.length + end.length;
  const head = [
    'POST /api/images/proposal HTTP/1.1',
    'Host: x',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${start}`);
  socket.write(good.subarray(0, good.length / 2));
  return { socket, answer: () => answer };
}

/** Begins uploads and waits until all but `held` of them are refused. */
async function begin(on: TestApi, token: string, count: number, held: number) {
  const uploads = await Promise.all(Array.from({ length: count }, () => beginUpload(on, token)));
  const waiting = () => uploads.filter(({ answer }) => answer() === '');
  await vi.waitFor(() => expect(waiting()).toHaveLength(held));
  const refused = uploads.map(({ answer }) => answer()).filter((answer) => answer !== '');
  return { held: waiting(), refused };
}

/** Sends the other half and returns the answer. */
async function finishUpload({ socket, answer }: Begun): Promise<string> {
  socket.write(good.subarray(good.length / 2));
  socket.write(end);
  await once(socket, 'close');
  return answer();
}

describe('uploads at the same time', () => {
  test('are limited per user and in total, and leave no file when the process is killed', async () => {
    const first = await begin(api, api.tokenFor(await api.user()), 5, 2);
    for (const answer of first.refused) {
      expect(answer).toMatch(/^HTTP\/1\.1 429 .*Retry-After: 5.*"code":"request.too_many"/s);
    }
    const second = await begin(api, api.tokenFor(await api.user()), 3, 1);
    for (const answer of second.refused) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 5.*"code":"server.unavailable"/s);
    }
    // Their files lose their names as soon as they are open, so nothing can be left behind.
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
    for (const upload of [...first.held, ...second.held])
      expect(await finishUpload(upload)).toMatch(/^HTTP\/1\.1 200 /);
    expect(api.errors).toEqual([]);
  });

  test('that are aborted free their slots', async () => {
    const token = api.tokenFor(await api.user());
    const { held } = await begin(api, token, 3, 2);
    for (const { socket } of held) socket.destroy();
    const send = () => api.call('uploadProposalImage', { image: good, token });
    await vi.waitFor(async () => expect((await send()).status).toBe(200));
  });
});

test('a slow upload gives its slot to another when all are taken', async () => {
  const full = await createTestApi({
    uploads: { folder, slots: { perUser: 2, perAddress: 9, total: 2, keptFor: 0 }, pace: patient },
  });
  const slow = await begin(full, full.tokenFor(await full.user()), 3, 2);
  const token = full.tokenFor(await full.user());
  expect((await full.call('uploadProposalImage', { image: good, token })).status).toBe(200);
  const answers = () => slow.held.map(({ answer }) => answer().slice(9, 12)).toSorted();
  await vi.waitFor(() => expect(answers()).toEqual(['', '408']));
  await full.close();
});

test('an upload that arrives too slowly is ended, and frees its slot', async () => {
  const token = impatient.tokenFor(await impatient.user());
  for (const _ of [1, 2]) {
    const { socket, answer } = await beginUpload(impatient, token);
    await once(socket, 'close');
    expect(answer()).toMatch(/^HTTP\/1\.1 408 .*Connection: close.*"code":"request.too_slow"/s);
  }
});
