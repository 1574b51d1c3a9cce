import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from './security-headers';

let server: Server;
beforeAll(async () => {
  const app = express().use(
    securityHeaders({ publicUrl: 'https://gyg.example', frames: ['https://forms.example'] }),
    (_request, response) => response.send('page'),
  );
  server = await new Promise((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function headersOf(address: string, destination = 'document') {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`;
  // `fetch` does not send this header.
  const sent = request(url, { headers: { 'sec-fetch-dest': destination } }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  response?.resume();
  const headers = new Headers(Object.entries(response?.headers ?? {}).map(([name, value]) => [name, String(value)]));
  const policy = headers.get('content-security-policy') ?? '';
  const directive = (name: string) => policy.split(';').find((part) => part.startsWith(`${name} `));
  return { headers, directive };
}

describe('framing', () => {
  test.each([
    '/',
    '/login',
    '/admin/plugins/configure',
    '/admin/plugins',
    '/pluginsx',
    '/Plugins/o/org-kust/g',
    '/plugins/login',
    '/static/contact',
    '/identity/auth',
    '/api/gygs',
  ])('no site may frame %s', async (address) => {
    const { headers, directive } = await headersOf(address);
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('pages may frame the platform’s plug-in pages and the feedback form, and nothing else', async () => {
    const { directive } = await headersOf('/admin/plugins/configure');
    expect(directive('frame-src')).toBe('frame-src https://gyg.example/plugins/ https://forms.example');
  });
});

test('a page runs scripts and loads styles of the platform alone, none that are written in it', async () => {
  const { directive } = await headersOf('/');
  const names = ['default-src', 'script-src', 'style-src', 'connect-src', 'base-uri', 'form-action'];
  expect(names.map(directive)).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
});
