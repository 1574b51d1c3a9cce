import { emptyProposal } from '@gyg/contract/proposal-form';
import { expect, test } from 'vitest';
import { english } from './proposal-form-texts-en';
import { problemsOf, textOfProposal } from './proposal-problems';

const now = new Date('2027-06-01T10:00:00.000Z');
const complete = { ...emptyProposal(now), title: 'A', summary: 'B' };
const problems = (over: Partial<typeof complete>) =>
  Object.keys(problemsOf({ ...complete, ...over }, english, now.getTime()));

test.each([
  [{}, []],
  [{ title: ' ', summary: '' }, ['title', 'summary']],
  [{ type: 'COLLECTION' }, ['paymentMethod']],
  [{ type: 'COLLECTION', paymentMethod: 'DIRECT_TO_CHARITY' }, []],
  [{ start: '', end: '' }, ['start', 'end']],
  [{ start: '2027-07-02T10:00', end: '2027-07-02T10:00' }, ['end']],
  [{ start: '2027-05-01T10:00', end: '2027-06-01T11:00' }, ['end']],
] as const)('of %o: %o', (over, fields) => {
  expect(problems(over)).toEqual(fields);
});

test('the text to copy has what was written, and no empty lines for the rest', () => {
  expect(textOfProposal({ ...complete, moreInfo: 'C' })).toBe('A\n\nB\n\nC');
});
