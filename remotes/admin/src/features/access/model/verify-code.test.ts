import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { nodeCode, pythonCode } from './verify-code';

test('the code for Node.js accepts calls of the platform, with one secret or two, and no others', async () => {
  const { isFromGyg }: { isFromGyg: (secret: string, signature: string, body: string) => boolean } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(nodeCode)}`
  );
  const now = Math.floor(Date.now() / 1000);
  const body = '{"title":"Strand åäö"}';
  const sign = (secret: string, time: number) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const [fresh, old] = [sign('whsec_a', now), sign('whsec_a', now - 400)];
  expect(isFromGyg('whsec_a', `t=${now},v1=${fresh}`, body)).toBe(true);
  expect(isFromGyg('whsec_a', `t=${now},v1=${sign('whsec_b', now)},v1=${fresh}`, body)).toBe(true);
  expect(isFromGyg('whsec_b', `t=${now},v1=${fresh}`, body)).toBe(false);
  expect(isFromGyg('whsec_a', `t=${now},v1=${fresh}`, `${body} `)).toBe(false);
  expect(isFromGyg('whsec_a', `t=${now - 400},v1=${old}`, body)).toBe(false);
  for (const nonsense of ['', 'v1', `t=${now}`, `t=${now},v1=00`]) {
    expect(isFromGyg('whsec_a', nonsense, body), nonsense).toBe(false);
  }
});

test('the page about webhooks has the same code', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../../../host-shell/docs/webhooks.md'), 'utf8');
  expect(page).toContain(nodeCode);
  expect(page).toContain(pythonCode);
});
