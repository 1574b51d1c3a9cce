import sanitize from 'sanitize-html';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApi } from '../testing';

/** Whether a transaction was open when a text was sanitised, each time. */
const inside: boolean[] = [];
let open = 0;
const transform = sanitize.simpleTransform;

// `sanitizeHtml` calls it for each text. A spy, because files of tests share modules.
const spy = vi.spyOn(sanitize, 'simpleTransform').mockImplementation((...given) => {
  inside.push(open > 0);
  return transform(...given);
});

const api = await createTestApi();
afterAll(async () => {
  spy.mockRestore();
  await api.close();
});

const run = api.db.tx;
api.db.tx = (act, ...others) =>
  run(
    async (tx) => {
      open += 1;
      return act(tx).finally(() => {
        open -= 1;
      });
    },
    ...others,
  );

// The longest text takes 50 ms of a processor, and on SQLite every other write would wait for it.
describe('texts are sanitised before the transaction that stores them', async () => {
  const { gyg, host, admin } = await api.scene([{ title: 'Pick litter' }]);
  const { gygId, organizationId } = { gygId: gyg.id, organizationId: host.id };
  const call = api.as(admin);
  const html = '<p>Come <b>early</b>.</p>';

  beforeEach(() => {
    inside.length = 0;
  });

  test.each([
    [
      'a translation',
      () =>
        call('saveGygTranslation', {
          params: { gygId, language: 'en' },
          body: { title: 'Clean', description: html, preface: html },
        }),
    ],
    ['a page', () => call('saveGygPage', { params: { gygId }, body: { 'page.description': html } })],
    ['a need', () => call('updatePosition', { params: { gygId, needId: gyg.needId }, body: { description: html } })],
    [
      'the page of an organisation',
      () => call('saveOrganizationPage', { params: { organizationId }, body: { 'page.aboutOrganization': html } }),
    ],
    [
      'a proposal',
      () =>
        call('createProposal', {
          body: { organizationId, title: 'Clean the park', summary: 'Together', description: html },
        }),
    ],
  ])('of %s', async (_what, write) => {
    await write();
    expect(inside).toContain(false);
    expect(inside).not.toContain(true);
  });

  test('stored ones are safe, and are not sanitised again for a copy', async () => {
    await call('duplicateGyg', { params: { gygId } });
    expect(inside).toEqual([]);
  });
});
