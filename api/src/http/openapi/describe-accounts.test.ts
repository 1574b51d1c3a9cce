import { expect, test } from 'vitest';
import { countTurns } from '../../testing/count-turns';
import { createOpenApiDocument } from './openapi-document';

async function described(pool: boolean): Promise<string | undefined> {
  const { info } = await createOpenApiDocument({
    ...{ version: '1', basePath: '/api', publicUrl: 'https://gyg.example', scope: 'openid', demoAccounts: null },
    ...{ issuer: 'https://id.example', clientId: 'gyg', pool },
  });
  return info.description;
}

test('the calls of the embedded accounts are described', async () => {
  const text = await described(true);
  expect(text).toContain('…/sign-up');
  expect(text).toContain('/identity/interaction/');
});

test('where another issuer has the accounts, no missing call is described', async () => {
  const text = await described(false);
  for (const missing of ['/sign-up', '/interaction/', 'https://id.example/token', '/pool']) {
    expect(text).not.toContain(missing);
  }
  expect(text).toContain('managed by the OpenID issuer `https://id.example`');
});

test('it is made in parts, and other work runs between them', async () => {
  const turns = countTurns();
  await described(true);
  expect(turns()).toBeGreaterThan(20);
});
