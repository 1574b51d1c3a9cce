import { buildGyg } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { createFetchAsGuest } from './fetch-as-guest';

const gyg = buildGyg();
const getGyg = (status: number, content: unknown) =>
  createFetchAsGuest(async () => ({ status, body: JSON.stringify(content) }))('getGyg', { params: { gygId: gyg.id } });

test('asks for the address of the call, in the language of the page', async () => {
  const asked: unknown[] = [];
  const ask = createFetchAsGuest(async (...request) => {
    asked.push(request);
    return { status: 404, body: '{}' };
  });
  await ask('getGyg', { params: { gygId: 'å/b' }, language: 'sv' });
  await ask('findGygs', { query: { keyword: 'a&b', pageSize: '1' } });
  expect(asked).toEqual([
    ['/gygs/%C3%A5%2Fb', ['sv']],
    ['/gygs/search?keyword=a%26b&pageSize=1', undefined],
  ]);
});
test('a response of the contract is returned', async () => {
  expect(await getGyg(200, gyg)).toEqual(gyg);
});
test('a refusal is undefined', async () => {
  expect(await getGyg(404, {})).toBeUndefined();
});
test.each([
  [500, {}],
  [200, { wings: 2 }],
])('a failure rejects, unlike a refusal (%d)', async (status, content) => {
  await expect(getGyg(status, content)).rejects.toThrow();
});
