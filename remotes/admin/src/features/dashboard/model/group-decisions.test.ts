import { buildDecision } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { groupDecisions, keyOf } from './group-decisions';

test('decisions are grouped by gyg, the most urgent group first, and those without a gyg together', () => {
  const [one, two] = [buildDecision({ targetId: 'a' }), buildDecision({ targetId: 'b', gyg: null })];
  const three = buildDecision({ targetId: 'c' });
  const groups = groupDecisions([one, two, three]);
  expect(groups.map(({ gyg, decisions }) => [gyg?.id, decisions.map(keyOf)])).toEqual([
    ['gyg-shore', ['booking a', 'booking c']],
    [undefined, ['booking b']],
  ]);
});
