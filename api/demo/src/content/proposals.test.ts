import { limits } from '@gyg/contract';
import { expect, test } from 'vitest';
import { demoProposals } from './desk/proposals';
import { organizations } from './organizations';

test('proposals fit the limits of the contract, and come from people who may send them', () => {
  for (const { key, title, summary, by, as, to, answers = {} } of demoProposals) {
    expect([title.length <= limits.title, summary.length <= limits.summary], key).toEqual([true, true]);
    if (as !== undefined) expect(organizations.find((one) => one.key === as)?.members[by], key).toBeDefined();
    const asked = organizations.find((one) => one.key === to);
    expect(asked?.proposals, key).toBeDefined();
    if (asked?.proposals?.whoCanSubmit === 'MEMBERS') expect(asked.members[by], key).toBeDefined();
    const questions = asked?.proposals?.questions?.map(({ text }) => text) ?? [];
    expect(questions, key).toEqual(expect.arrayContaining(Object.keys(answers)));
  }
});

test('an organisation asks questions of its own, in both languages', () => {
  const asking = organizations.flatMap(({ proposals }) => proposals?.questions ?? []);
  expect(asking.length).toBeGreaterThan(1);
  for (const { text, translation } of asking) {
    expect(
      [text, translation].every((one) => one !== '' && one.length <= limits.proposalQuestion),
      text,
    ).toBe(true);
  }
});
