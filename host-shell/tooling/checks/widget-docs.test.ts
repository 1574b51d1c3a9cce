import { expect, test } from 'vitest';
import { treeOf } from './source-tree.mjs';
import { checkWidgetDocs } from './widget-docs.mjs';

const sources = {
  'widgets/elements/gyg-x/gyg-x.tsx': [
    "import { look } from '../../core/look';",
    "import sheet from './gyg-x.css?inline';",
    'const GygX = () => {',
    '  useEffect(() => {',
    '  }, []);',
    '  return <p part="own"><slot /></p>;',
    '};',
    'export class GygXElement extends reactElement({',
    '  component: GygX,',
    '}) {',
    '  refresh(): Promise<void> {',
    "    this.dispatchEvent(new GygXEvent('gyg-x-shown', {}));",
    '  }',
    '}',
  ].join('\n'),
  'widgets/elements/gyg-x/gyg-x.css': 'p { color: var(--gyg-accent, red); }',
  'widgets/core/look.tsx': 'export const look = () => <p part="shared" />;',
};
const named = (name: string) => ({ name });
const whole = {
  parts: [named('own'), named('shared')],
  events: [named('gyg-x-shown')],
  methods: [named('refresh()')],
  slots: [named('')],
  properties: ['--gyg-accent', '--gyg-min-height'],
};
const check = async (over: Partial<typeof whole> = {}, more: Record<string, string> = {}) => {
  const widgetOverrides = whole.properties.map(named);
  const widgetDocs = { 'gyg-x': { ...whole, ...over }, 'gyg-not-there': whole };
  const problems = await checkWidgetDocs(treeOf({ ...sources, ...more }), async () => ({
    widgetDocs,
    widgetOverrides,
  }));
  return problems.map(({ message }) => message);
};

test('an element that is described as it is passes, and one that is not there is not looked at', async () => {
  expect(await check()).toEqual([]);
});

test.each([
  ['parts', { parts: [named('shared')] }, 'does not describe parts "own"'],
  ['shared parts', { parts: [named('own')] }, 'does not describe parts "shared"'],
  ['events', { events: [] }, 'does not describe events "gyg-x-shown"'],
  ['methods', { methods: [] }, 'does not describe methods "refresh"'],
  ['slots', { slots: [] }, 'does not describe slots ""'],
  ['properties', { properties: ['--gyg-min-height'] }, 'does not describe properties "--gyg-accent"'],
])('finds %s without a description', async (_what, over, message) => {
  expect(await check(over)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['parts', { parts: [...whole.parts, named('gone')] }, 'parts "gone"'],
  ['events', { events: [...whole.events, named('gyg-x-gone')] }, 'events "gyg-x-gone"'],
  ['methods', { methods: [...whole.methods, named('stop()')] }, 'methods "stop"'],
])('finds a description of %s that do not exist', async (_what, over, message) => {
  expect(await check(over)).toEqual([expect.stringContaining(`describes ${message} of gyg-x`)]);
});

test('a property that partners may not set cannot be described', async () => {
  const sheet = { 'widgets/elements/gyg-x/gyg-x.css': 'p { color: var(--gyg-accent); gap: var(--gyg-own); }' };
  expect(await check({ properties: [...whole.properties, '--gyg-own'] }, sheet)).toEqual([
    expect.stringContaining('names --gyg-own'),
  ]);
});

test('of the design system’s sheets, those in the list that the element imports count', async () => {
  const small = 'design-system/shadow/small';
  const element = sources['widgets/elements/gyg-x/gyg-x.tsx'];
  const more = {
    'widgets/elements/gyg-x/gyg-x.tsx': `import { cardSheets } from '@gyg/${small}';\n${element}`,
    [`${small}/index.ts`]: [
      "import card from './card.css?inline';",
      "import login from './login.css?inline';",
      'export const cardSheets: readonly string[] = [card];',
      'export const loginSheets: readonly string[] = [login];',
    ].join('\n'),
    [`${small}/card.css`]: '.a { gap: var(--gyg-gap); }',
    [`${small}/login.css`]: '.a { background: var(--gyg-surface); }',
  };
  expect(await check({}, more)).toEqual([expect.stringContaining('does not describe properties "--gyg-gap"')]);
});
