import { afterAll, describe, expect, test } from 'vitest';
import { openDraftScene, ownStory, unrelated, word } from './draft-scene';
import { readableOperations } from './readable-operations';
import { searchAllReads, whereShown } from './search-all-reads';

const { api, fixture, add } = await openDraftScene();
const { known, marks } = await add();
afterAll(() => api.close());

describe('a draft', () => {
  test('the search covers many calls, and hosts do see the draft', async () => {
    expect(readableOperations.length).toBeGreaterThan(70);
    const seen = await searchAllReads(api, fixture, ['hostAdmin'], known);
    const places = new Set(seen.filter(({ shown }) => shown.includes(word)).map(({ name }) => name));
    expect([...places]).toEqual(expect.arrayContaining(['getGyg', 'searchGygs', 'getGygProfile', 'listGygMedia']));
  });

  test('is in no answer to an unrelated caller, body or header, in any variant of the call', async () => {
    const seen = await searchAllReads(api, fixture, unrelated, known);
    expect(seen.filter(({ status }) => status >= 500)).toEqual([]);
    const shown = whereShown(
      seen.filter((one) => !ownStory(one)),
      marks,
    );
    expect(shown.join('\n')).toBe('');
  });
});
