import { createServer } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers';

/** The policy directives of a page. */
async function directivesOf(url: string): Promise<string[]> {
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
  return policy.split(';');
}

test('pages may connect to another issuer after its addresses are known, and to no other origin', async () => {
  let origins = ['https://id.example'];
  const app = express();
  app.use(securityHeaders({ publicUrl: 'https://gyg.example', connect: () => origins }));
  app.use((_request, response) => void response.send('a page'));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;

  expect(await directivesOf(url)).toContain("connect-src 'self' https://id.example");
  origins = ['https://id.example', 'https://tokens.example'];
  const directives = await directivesOf(url);
  expect(directives).toContain("connect-src 'self' https://id.example https://tokens.example");
  expect(directives).toContain("form-action 'self'");
  expect(directives.filter((directive) => directive.includes('tokens.example'))).toHaveLength(1);
  origins = [];
  expect(await directivesOf(url)).toContain("connect-src 'self'");

  await new Promise((resolve) => server.close(resolve));
});
