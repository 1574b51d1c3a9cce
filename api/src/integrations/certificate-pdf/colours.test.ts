import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours, goalColours, onGoal } from './colours';

// Read as text, because the API imports nothing of the design system.
const tokens = (name: string) =>
  readFileSync(new URL(`../../../../design-system/tokens/${name}.ts`, import.meta.url), 'utf8');

test('a certificate has the colours of the design system', () => {
  expect(tokens('goal-colours').match(/#[\dA-F]{6}(?=',\n)/g)).toEqual(goalColours);
  const [, light = ''] = tokens('roles').split('export const light');
  const { ground, surface, line, ink, inkSoft, action } = colours;
  const roles = { ground, surface, line, ink, "'ink-soft'": inkSoft, action };
  for (const [role, colour] of Object.entries(roles)) {
    expect([role, new RegExp(`${role}: '(#\\w+)'`).exec(light)?.[1]]).toEqual([role, colour]);
  }
});

test('text on a goal’s colour is white only where that is readable', () => {
  expect([1, 7, 9, 16].map(onGoal)).toEqual(['#FFFFFF', '#16231D', '#16231D', '#FFFFFF']);
});
