import { expect, test } from 'vitest';
import { roundsOf } from './rounds';

const mail = (to: string, number: number) => ({ to, number });
const of = (text: string) => [...text].map(mail);
const written = (rounds: ReturnType<typeof mail>[][]) =>
  rounds.map((round) => round.map(({ to, number }) => to + number));

test('a round has at most so many mails, and they keep their order', () => {
  expect(written(roundsOf(of('abcde'), 2))).toEqual([['a0', 'b1'], ['c2', 'd3'], ['e4']]);
  expect(roundsOf([], 2)).toEqual([]);
});

test('a recipient has one mail in a round, in order; others go ahead', () => {
  expect(written(roundsOf(of('aaabc'), 3))).toEqual([['a0', 'b3', 'c4'], ['a1'], ['a2']]);
  expect(written(roundsOf(of('abab'), 1))).toEqual([['a0'], ['b1'], ['a2'], ['b3']]);
});
