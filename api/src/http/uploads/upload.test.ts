import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { problemSchema } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { goodPicture } from '../../testing/test-picture';

const api = await createTestApi();
afterAll(() => api.close());
const person = await api.user();
const good = await goodPicture('proposal');
const token = api.tokenFor(person);

function send(form: FormData | Blob | string, headers: Record<string, string> = {}) {
  const body = { body: form, method: 'POST', headers: { Authorization: `Bearer ${token}`, ...headers } };
  return fetch(`${api.url}/images/proposal`, body);
}

/** A form as text, to send requests that no browser would. */
function rawForm(...parts: string[]) {
  const text = `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
  return send(text, { 'Content-Type': 'multipart/form-data; boundary=b' });
}
const filePart = (name: string, filename: string, content = 'x') =>
  `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n${content}`;

const formWith = (file: Blob, name = 'image', filename = 'a.png') => {
  const form = new FormData();
  form.append(name, file, filename);
  return form;
};
const picture = new Blob([good]);
const problemOf = async (answer: Response) => problemSchema.parse(await answer.json());
const codeOf = async (answer: Response) => [answer.status, (await problemOf(answer)).code];

describe('an upload', () => {
  test('returns the address of the stored picture', async () => {
    const { data } = await api.as(person)('uploadProposalImage', { image: good });
    expect(data.url).toMatch(/^\/media\/uploads\/proposal\/[0-9a-f-]{36}-1066\.webp$/);
  });

  test('is not read before authentication', async () => {
    const answer = await fetch(`${api.url}/images/proposal`, { method: 'POST', body: formWith(picture) });
    expect(await codeOf(answer)).toEqual([401, 'session.need_to_be_logged_in']);
  });

  test('as JSON, or as a form where JSON is wanted, is 415', async () => {
    expect((await send('{}', { 'Content-Type': 'application/json' })).status).toBe(415);
    expect((await send(new Blob([good], { type: 'image/png' }))).status).toBe(415);
    const form = await fetch(`${api.url}/gygs/search`, { method: 'POST', body: formWith(picture) });
    expect(await codeOf(form)).toEqual([415, 'request.wrong_content_type']);
  });

  test('with a content encoding is 415', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Encoding': 'gzip' };
    expect((await send('x', headers)).status).toBe(415);
  });

  test('without a picture, with an empty one, with two or with one of another name is 400', async () => {
    expect((await send(new FormData())).status).toBe(400);
    expect(await codeOf(await send(formWith(new Blob([]), 'image', '')))).toEqual([400, 'request.invalid']);
    expect(await codeOf(await send(formWith(picture, 'photo')))).toEqual([400, 'request.invalid']);
    const two = formWith(picture);
    two.append('image', picture, 'b.png');
    expect(await codeOf(await send(two))).toEqual([400, 'request.invalid']);
    const text = new FormData();
    text.append('image', 'not a file');
    expect((await send(text)).status).toBe(400);
  });

  test('with unknown, repeated or very many fields is 400', async () => {
    const unknown = formWith(picture);
    unknown.append('role', 'ADMIN');
    const answer = await send(unknown);
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).errors).toMatchObject([{ path: 'role', code: 'unrecognized_keys' }]);
    const doubled = formWith(picture);
    doubled.append('userId', 'a');
    doubled.append('userId', 'b');
    expect((await send(doubled)).status).toBe(400);
    const endless = formWith(picture);
    endless.append('userId', 'x'.repeat(70_000));
    expect((await send(endless)).status).toBe(400);
    const many = formWith(picture);
    for (let i = 0; i < 60; i += 1) many.append(`field-${i}`, 'x');
    expect((await send(many)).status).toBe(400);
  });

  test('that is no form, is cut off, or has no boundary is 400', async () => {
    expect((await send('x', { 'Content-Type': 'multipart/form-data' })).status).toBe(400);
    expect((await send('no form', { 'Content-Type': 'multipart/form-data; boundary=b' })).status).toBe(400);
    const cut = `--b\r\n${filePart('image', 'a.png')}`;
    expect((await send(cut, { 'Content-Type': 'multipart/form-data; boundary=b' })).status).toBe(400);
    const noHead = '--b\r\n\r\n\r\n--b--\r\n';
    expect((await send(noHead, { 'Content-Type': 'multipart/form-data; boundary=b' })).status).toBe(400);
  });

  test.each(['../../etc/passwd', 'a\0.png', 'a%00.png', '', '"; name="x', 'å'.repeat(5_000), '<script>.svg', '.'])(
    'with a file named %j is checked by its content',
    async (filename) => {
      const answer = await rawForm(filePart('image', filename));
      expect([400, 415]).toContain(answer.status);
    },
  );

  test.each(['__proto__', 'constructor', 'a\0b', 'x'.repeat(300)])('with a field named %j is 400', async (name) => {
    const field = `Content-Disposition: form-data; name="${name}"\r\n\r\nx`;
    expect([400, 415]).toContain((await rawForm(field, filePart('image', 'a.png'))).status);
  });

  test('of more than 10 MB is 413, by its length or while it arrives', async () => {
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
    expect(await codeOf(await send(formWith(large)))).toEqual([413, 'image.too_large']);
    const larger = new Blob([new Uint8Array(12 * 1024 * 1024)]);
    expect(await codeOf(await send(formWith(larger)))).toEqual([413, 'image.too_large']);
  });

  test('of endless bytes without a length is 413', async () => {
    const megabyte = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0) controller.enqueue(new TextEncoder().encode(`--b\r\n${filePart('image', 'a.png', '')}`));
        sent += 1;
        controller.enqueue(megabyte);
        if (sent === 40) controller.close();
      },
    });
    const answer = await fetch(`${api.url}/images/proposal`, {
      method: 'POST',
      body: endless,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=b' },
      ...{ duplex: 'half' },
    });
    expect(await codeOf(answer)).toEqual([413, 'image.too_large']);
  });

  test('that is aborted leaves nothing, and the next one is accepted', async () => {
    const before = api.mediaFiles.size;
    const { port } = new URL(api.url);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    const head = ['POST /api/images/proposal HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`];
    head.push('Content-Type: multipart/form-data; boundary=b', 'Content-Length: 100000', '', '');
    socket.write(`${head.join('\r\n')}--b\r\n${filePart('image', 'a.png')}`);
    await setImmediate();
    socket.destroy();
    await once(socket, 'close');
    expect((await api.as(person)('uploadProposalImage', { image: good })).status).toBe(200);
    expect(api.mediaFiles.size).toBe(before + 4);
    expect(api.errors).toEqual([]);
  });
});

describe('an Idempotency-Key of an upload', () => {
  const headers = { 'Idempotency-Key': 'picture-1' };
  const upload = (image: typeof good) => api.as(person)('uploadProposalImage', { image, headers });

  test('returns the first answer again and stores nothing new', async () => {
    const first = await upload(good);
    const stored = api.mediaFiles.size;
    const second = await upload(good);
    expect(second.data).toEqual(first.data);
    expect(api.mediaFiles.size).toBe(stored);
  });

  test('with another picture is 422', async () => {
    const other = await upload(await goodPicture('profile'));
    expect(other.problem.code).toBe('request.idempotency_mismatch');
  });
});
