import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const page = await fetch(`${api.url}/docs`);
const html = await page.text();

describe('the reference', () => {
  test('comes with all its files from this server', async () => {
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    const named = [...html.matchAll(/(?:src|href)="(docs\/[^"]+|openapi\.json)"/g)].map(([, at]) => at);
    expect(named).toHaveLength(5);
    for (const at of named) expect((await fetch(`${api.url}/${at}`)).status, at).toBe(200);
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  test('has a content security policy: nothing from elsewhere, no inline script', () => {
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
    expect(html).not.toMatch(/<script>|\son\w+="/);
  });

  test('knows where the platform stores a login', async () => {
    const script = await (await fetch(`${api.url}/docs/page.js`)).text();
    expect(script).toContain('"http://platform.test/identity"');
    expect(() => new Function(script)).not.toThrow();
  });

  test('is cached by its ETag, served with a trailing slash too, and accepts no other method', async () => {
    const etag = page.headers.get('ETag') ?? '';
    expect((await fetch(`${api.url}/docs`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const slash = await fetch(`${api.url}/docs/`, { redirect: 'manual' });
    expect([slash.status, slash.headers.get('Location')]).toEqual([308, '/api/docs']);
    expect((await fetch(`${api.url}/docs`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${api.url}/docs/../package.json`)).status).toBe(404);
    expect((await fetch(`${api.url}/docs/swagger-ui.js.map`)).status).toBe(404);
  });
});

test('other answers of the API do not have this policy', async () => {
  expect((await fetch(`${api.url}/sdgs`)).headers.get('Content-Security-Policy')).toBeNull();
});
