import { keyScopes } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { makeKey } from '../matrix/keys';
import { callVariants } from './call-variants';
import { openDraftScene } from './draft-scene';
import { readableOperations } from './readable-operations';

const { api, fixture, add } = await openDraftScene();
const { known, marks } = await add();
afterAll(() => api.close());
const { host, other, hostAdmin, otherAdmin, gyg, booker, finished } = fixture;

const commenter = await api.user({ fullName: 'Zqperson', email: 'zqperson@example.org' });
const recipient = await api.user({ fullName: 'Zqrecipient', email: 'zqrecipient@example.org' });
const pending = await api.seed(async (seeder) => {
  const at = api.clock.now();
  const booked = { gygId: gyg.id, needId: gyg.skillId, contributionType: 'SKILL', at } as const;
  await seeder.book({ ...booked, userId: commenter.id, bookingComment: 'zqcomment' });
  await seeder.addRecipient({ gygId: gyg.id, userId: recipient.id, bookingComment: 'zqnote', at });
  const story = { gygId: gyg.id, userId: commenter.id, caption: 'zqpending', createdAt: at } as const;
  return seeder.addStory({ ...story, status: 'PENDING' });
});
await api.as(hostAdmin)('saveOrganizationPage', {
  params: { organizationId: host.id },
  body: { proposalFeatureEnabled: 'true', proposalWhoCanSubmit: 'ANYONE' },
});
await api.as(commenter)('createProposal', {
  body: { organizationId: host.id, title: 'zqproposal', summary: 'zqproposal' },
});

const ofGyg = { ...known, gygId: gyg.id, ids: [gyg.id], storyId: pending.id, keyword: 'Zq' };
const people = ['Zqperson', commenter.id, commenter.email, 'zqcomment', booker.email];

/** Everything that a key can read about the draft and the published gyg. */
async function readAll(key: string): Promise<{ name: string; text: string }[]> {
  const seen: { name: string; text: string }[] = [];
  for (const name of readableOperations) {
    for (const options of [...callVariants(name, known), ...callVariants(name, ofGyg)]) {
      const { text, status } = await api.call(name, { ...options, token: key });
      expect(status, name).toBeLessThan(500);
      seen.push({ name, text: text.replace(/"instance":"[^"]*",/, '') });
    }
  }
  return seen;
}

const callsWith = (seen: { name: string; text: string }[], words: readonly string[]) => [
  ...new Set(seen.filter(({ text }) => words.some((word) => text.includes(word))).map(({ name }) => name)),
];

const keyOf = async (...scopes: (typeof keyScopes)[number][]) => (await makeKey(api, hostAdmin, host.id, scopes)).key;

describe('a key', () => {
  test('with all scopes never reads who is a recipient', async () => {
    const seen = await readAll(await keyOf(...keyScopes));
    expect(callsWith(seen, ['Zqrecipient', recipient.id, recipient.email, 'zqnote'])).toEqual([]);
    for (const word of [...people, 'zqpending', 'zqproposal', ...marks.slice(0, 4)]) {
      expect([word, callsWith(seen, [word])]).not.toEqual([word, []]);
    }
  });

  test('of gygs reads drafts, but no people, stories that wait or proposals', async () => {
    const seen = await readAll(await keyOf('gygs:read'));
    expect(callsWith(seen, marks)).toEqual(expect.arrayContaining(['getGyg', 'getGygProfile', 'findHostedGygs']));
    expect(callsWith(seen, [...people, 'zqpending', 'zqproposal'])).toEqual([]);
  });

  test.each([
    ['bookings:read', people, ['zqpending', 'zqproposal', ...marks]],
    ['stories:read', ['zqpending'], ['zqcomment', commenter.email, booker.email, 'zqproposal']],
    ['proposals:read', ['zqproposal'], ['zqcomment', booker.email, 'zqpending', ...marks]],
    ['gygs:write', [], [...people, 'zqpending', 'zqproposal', ...marks]],
  ] as const)('of %s reads that and nothing else', async (scope, shown, hidden) => {
    const seen = await readAll(await keyOf(scope));
    for (const word of shown) expect([word, callsWith(seen, [word])]).not.toEqual([word, []]);
    expect(callsWith(seen, hidden)).toEqual([]);
  });

  test('of another organisation sees what a guest sees', async () => {
    const { key } = await makeKey(api, otherAdmin, other.id, keyScopes);
    const seen = await readAll(key);
    expect(callsWith(seen, [...people, 'zqpending', 'zqproposal', ...marks])).toEqual([]);
    expect(callsWith(seen, [gyg.id, finished.id])).not.toEqual([]);
  });
});
