import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { expect, test } from 'vitest';
import { readMultipart } from './read-multipart';
import { openTemporaryFile } from './temporary-file';

test('an upload that was aborted before it is read is refused immediately', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gyg-multipart-'));
  const file = await openTemporaryFile(folder);
  const code = new Promise<unknown>((resolve) => {
    const app = express().post('/', async (request) => {
      request.on('error', () => undefined);
      await new Promise((closed) => request.once('close', closed));
      const pace = { bytes: 0, intervalMs: 600_000, deadlineMs: 600_000 };
      resolve(
        await readMultipart(request, file, { pace, signal: new AbortController().signal }).catch(
          (thrown: unknown) => thrown,
        ),
      );
    });
    const server = createServer(app).listen(0, '127.0.0.1', async () => {
      const address = server.address();
      const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
      await once(socket, 'connect');
      const head =
        'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99\r\n\r\n';
      socket.write(`${head}--b`, () => socket.destroy());
      server.close();
    });
  });
  expect(await code).toMatchObject({ code: 'request.wrong_upload' });
  await file.close();
  await rm(folder, { recursive: true });
});
