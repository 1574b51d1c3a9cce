import { expect, test } from 'vitest';
import { goalColours as designed, onGoal as designedOnGoal, goalIds } from '../../../../../design-system/tokens/goals';
import { light } from '../../../../../design-system/tokens/roles';
import { colours, goalColours, onGoal } from './colours';

test('the paper has the colours of the design system', () => {
  expect(goalColours).toEqual([...designed]);
  expect(goalIds.map(onGoal)).toEqual(goalIds.map(designedOnGoal));
  const { ground, surface, line, ink, 'ink-soft': inkSoft, action } = light;
  expect(colours).toMatchObject({ ground, surface, line, ink, inkSoft, action });
});
