import { buildGyg } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { createApiClient } from '../api/api-client';
import { type FakeHandlers, fakeApi, refusal } from './fake-api';

const { call } = createApiClient();

test('a call without a handler fails the test with a clear message', async () => {
  const api = fakeApi({ getGyg: () => buildGyg() });
  await call('getGyg', { params: { gygId: 'g' } });
  await expect(call('getConfig', {})).rejects.toMatchObject({ code: 'request.unknown_path' });
  expect(() => api.restore()).toThrow(
    'The page called getConfig (GET /api/config), but the fake API has no handler for it. Add one to fakeApi({ … }).',
  );
});

test('a fixed path is matched before one with parameters', async () => {
  const api = fakeApi({
    getGyg: () => refusal('gyg.missing'),
    findGygs: () => ({ gygs: [], total: 0, page: 0, pageSize: 20 }),
  });
  expect((await call('findGygs', {})).total).toBe(0);
  api.restore();
});

test('an unknown operation or parameter, or a wrong response type, does not compile', () => {
  const handlers: FakeHandlers[] = [
    // @ts-expect-error the operation does not exist
    { getGygs: () => buildGyg() },
    // @ts-expect-error the response has another type
    { getGyg: () => ({ id: 7 }) },
    // @ts-expect-error the path does not have this parameter
    { getGyg: ({ params }) => buildGyg({ id: params.userId }) },
  ];
  expect(handlers).toHaveLength(3);
});
