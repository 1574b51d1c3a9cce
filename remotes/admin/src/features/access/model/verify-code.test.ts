import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { nodeCode, pythonCode } from './verify-code';

test('the code for Node.js reads calls of the platform, and no others', async () => {
  const library = pathToFileURL(createRequire(import.meta.url).resolve('standardwebhooks')).href;
  const { readCall }: { readCall: (secret: string, headers: object, body: string) => unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(nodeCode.replace('standardwebhooks', library))}`
  );
  const [secret, at, body] = ['whsec_bmV3', new Date(), '{"title":"Strand åäö"}'];
  const headers = {
    'webhook-id': 'dlv_1',
    'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
    'webhook-signature': new Webhook(secret).sign('dlv_1', at, body),
  };
  expect(readCall(secret, headers, body)).toEqual({ title: 'Strand åäö' });
  expect(() => readCall('whsec_b2xk', headers, body)).toThrow('No matching signature');
});

test('the page about webhooks has the same code', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../../../host-shell/docs/webhooks.md'), 'utf8');
  expect(page).toContain(nodeCode);
  expect(page).toContain(pythonCode);
});
