import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { renderDesignTokens } from './design-tokens';
import { goalColour, goalIds, goalTones, onGoal } from './goals';
import { hostScope, pageScope, renderSmallTokens, renderTokens, renderWidths } from './render';
import { type ColourRole, dark, light } from './roles';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const textPairs: readonly (readonly [ColourRole, readonly ColourRole[]])[] = [
  [
    'ink',
    ['ground', 'ground-sunken', 'surface', 'surface-sunken', 'action-soft', 'info-soft', 'warn-soft', 'danger-soft'],
  ],
  ['ink-soft', ['ground', 'ground-sunken', 'surface', 'surface-sunken']],
  ['ink-quiet', ['ground', 'ground-sunken', 'surface', 'surface-sunken']],
  ['action', ['ground', 'ground-sunken', 'surface', 'surface-sunken', 'action-soft']],
  ['on-action', ['action', 'action-hover']],
  ['danger', ['ground', 'surface', 'danger-soft']],
  ['on-danger', ['danger']],
  ['warn', ['surface', 'warn-soft']],
  ['info', ['surface', 'info-soft']],
  ['on-band', ['band']],
  ['band-soft', ['band']],
  ['on-notice', ['notice']],
  ['on-photo', ['photo']],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_, colours) => {
  it.each(textPairs)('has %s on its backgrounds with at least 4.5:1', (text, grounds) => {
    for (const ground of grounds) expect(contrast(colours[text], colours[ground]), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('has field borders and focus rings with at least 3:1', () => {
    for (const ground of ['ground', 'surface'] as const) {
      expect(contrast(colours['line-strong'], colours[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(colours.focus, colours[ground])).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(goalIds)('has the tone of goal %i on every background and on its tint with at least 4.5:1', (id) => {
    const { ink, tint } = goalTones(id, colours);
    for (const ground of [colours.ground, colours['ground-sunken'], colours.surface, colours['surface-sunken'], tint]) {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it.each(goalIds)('text on the colour of goal %i has at least 4.5:1', (id) => {
  expect(contrast(onGoal(id), goalColour(id))).toBeGreaterThanOrEqual(4.5);
});

it('throws for an eighteenth goal', () => {
  expect(() => goalColour(18)).toThrow(RangeError);
});

it('matches the committed style sheets', () => {
  expect(read('tokens.css')).toBe(renderTokens(pageScope));
  expect(read('tokens.host.css')).toBe(renderTokens(hostScope));
  expect(read('tokens.small.css')).toBe(renderSmallTokens());
  expect(read('widths.css')).toBe(renderWidths());
  expect(read('tokens.light.json')).toBe(renderDesignTokens('light'));
  expect(read('tokens.dark.json')).toBe(renderDesignTokens('dark'));
});

it('design tools get each token as the value that a desktop shows', () => {
  const light = JSON.parse(renderDesignTokens('light'));
  expect(light.colour.action).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.1059, 0.3569, 0.2549], alpha: 1, hex: '#1b5b41' },
    $description: 'links and buttons',
  });
  expect(light.space.gutter).toMatchObject({ $value: { value: 57.6, unit: 'px' } });
  expect(light.type['text-hero']).toMatchObject({ $type: 'dimension', $value: { value: 71.68, unit: 'px' } });
  expect(light.motion.ease).toMatchObject({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] });
  expect(light.elevation['shadow-1'].$value).toHaveLength(2);
  expect(light.goals['goal-13']).toMatchObject({ $value: { hex: '#3f7e44' } });
  expect(JSON.parse(renderDesignTokens('dark')).colour.action.$value.hex).not.toBe('#1b5b41');
  // What is left out depends on the text or on the window's height.
  expect(light.type.measure).toBeUndefined();
});
