import { expect, test } from 'vitest';
import { readArguments } from './arguments.mjs';

const known = ['unit', 'web', 'e2e'];
const nothing = { only: [], changed: false, times: false };

test.each([
  [[], nothing],
  [['--only', 'unit,web'], { ...nothing, only: ['unit', 'web'] }],
  [['--only=e2e'], { ...nothing, only: ['e2e'] }],
  [['web'], { ...nothing, only: ['web'] }],
  [['--changed'], { ...nothing, changed: true }],
  [['--changed', 'main'], { ...nothing, changed: true, base: 'main' }],
  [['--changed=HEAD~3'], { ...nothing, changed: true, base: 'HEAD~3' }],
  [['--times'], { ...nothing, times: true }],
])('%j', (args, wish) => {
  expect(readArguments(args, known)).toEqual(wish);
});

test('reports an unknown stage or flag, with the valid ones', () => {
  expect(readArguments(['--only', 'postgress'], known).problem).toBe(
    'No stage is called postgress. There are: unit, web, e2e.',
  );
  expect(readArguments(['--quick'], known).problem).toContain('--quick is not known here');
});
