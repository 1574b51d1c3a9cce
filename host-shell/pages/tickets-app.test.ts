import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../server/http/security-headers';
import { createTicketsApp, type TicketOffice } from './tickets-app';

const office = { url: 'https://tickets.example/widget/{eventId}?show=all&from={eventId}', provider: 'Fika & "Co"' };
const publicUrl = 'https://gyg.example';
const servers: Server[] = [];

async function serve(office: TicketOffice | null): Promise<Server> {
  const app = express().use(securityHeaders({ publicUrl }), createTicketsApp(office), (_request, response) =>
    response.send('a page'),
  );
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  servers.push(server);
  return server;
}

let configured: Server;
beforeAll(async () => {
  configured = await serve(office);
});
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

async function get(address: string, server = configured) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

test('the document contains one frame, of the provider’s widget for the event', async () => {
  const { status, headers, html } = await get('/tickets/ev_12-A');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(html.match(/<iframe/g)).toHaveLength(1);
  expect(html).toContain('src="https://tickets.example/widget/ev_12-A?show=all&amp;from=ev_12-A"');
  expect(html).not.toContain('<script');
});

test.each([
  ['', 'en', 'Tickets from'],
  ['?lang=en', 'en', 'Tickets from'],
  ['?lang=se', 'sv', 'Biljetter från'],
  ['?lang=sv', 'sv', 'Biljetter från'],
  ['?lang=se&lang=en', 'en', 'Tickets from'],
  ['?lang="><script>', 'en', 'Tickets from'],
])('with %j its language is %s and its title escaped', async (query, language, title) => {
  const { html } = await get(`/tickets/1${query}`);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`<title>${title} Fika &amp; &quot;Co&quot;</title>`);
});

test('it may frame the provider and load nothing else, and only this site may frame it', async () => {
  const { headers, html } = await get('/tickets/1');
  const policy = headers.get('content-security-policy')?.split('; ') ?? [];
  const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  expect(policy).toEqual([
    "default-src 'none'",
    'frame-src https://tickets.example',
    `style-src 'sha256-${Buffer.from(digest).toString('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test.each([
  '/tickets',
  '/tickets/',
  '/tickets/1/',
  '/tickets/1/2',
  `/tickets/${'x'.repeat(65)}`,
  '/tickets/%22%3E%3Cscript%3E',
  '/tickets/..%2F..%2Fadmin',
  '/tickets/a%0Ab',
])('%s is 404 and may not be framed', async (address) => {
  const { status, headers, html } = await get(address);
  expect([status, html]).toEqual([404, 'Page not found.']);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('without a provider there are no such documents, and other pages are not concerned', async () => {
  const without = await serve(null);
  expect((await get('/tickets/1', without)).status).toBe(404);
  for (const address of ['/ticketsx/1', '/gygs/tickets/1']) expect((await get(address)).html).toBe('a page');
});
