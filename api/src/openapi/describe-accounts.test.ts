import { expect, test } from 'vitest';
import { createOpenApiDocument } from './openapi-document';

const described = (pool: boolean) =>
  createOpenApiDocument({
    ...{ version: '1', basePath: '/api', publicUrl: 'https://gyg.example', scope: 'openid', demoAccounts: null },
    ...{ issuer: 'https://id.example', clientId: 'gyg', pool },
  }).info.description;

test('the calls of the embedded accounts are described', () => {
  expect(described(true)).toContain('…/sign-up');
  expect(described(true)).toContain('/identity/interaction/');
});

test('where another issuer has the accounts, no missing call is described', () => {
  for (const text of ['/sign-up', '/interaction/', 'https://id.example/token', '/pool']) {
    expect(described(false)).not.toContain(text);
  }
  expect(described(false)).toContain('managed by the OpenID issuer `https://id.example`');
});
