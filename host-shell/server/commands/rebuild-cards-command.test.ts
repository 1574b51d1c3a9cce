import { createTestApi } from '@gyg/api/testing';
import { afterAll, expect, test } from 'vitest';
import { rebuildCardsCommand } from './rebuild-cards-command';

const api = await createTestApi();
afterAll(() => api.close());
const run = (...args: string[]) => rebuildCardsCommand(args, { db: api.db, place: 'here', by: 'test', now: 0 });

test('the cards of all gygs are checked, and written again', async () => {
  const { gyg } = await api.scene([{}]);
  expect(await run('--check')).toEqual({ ok: true, lines: ['All cards in here are right.'] });
  expect(await run()).toEqual({ ok: true, lines: ['The cards of 1 gygs in here are written.'] });
  expect((await api.call('findGygs')).data.gygs).toMatchObject([{ id: gyg.id }]);
});

test.each([['--now'], ['--check', 'all']])('%s is answered with how to use it', async (...args) => {
  const lines = [/rebuild-cards /, /--check/].map((line) => expect.stringMatching(line));
  expect(await run(...args)).toMatchObject({ ok: false, lines });
});
