import 'preact/debug';
import { within } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focused, type Stage, settled, show } from '../testing/stage';
import { type Story, storiesIn, storyFiles } from '../testing/stories';
import { expectAccessible, expectNarrow, expectStyled } from '../testing/story-checks';
import { userEvent } from '../testing/storybook-test';
import { tabStops } from '../testing/tab-stops';

// Renders every story of the components for shadow roots under Preact, in a shadow root, with only the style sheets
// that its
// component lists. A widget must not change a partner's page: nothing may be written outside the host.

const { error } = console;
let complaints: unknown[][] = [];
let strays: string[] = [];
const isOurs = (node: Node) => node instanceof Element && node.matches('gyg-stage, [data-edge]');
const watch = new MutationObserver((records) => {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => !isOurs(node));
  strays.push(...added.map((node) => (node instanceof Element ? node.outerHTML : node.nodeName)));
});

beforeEach(() => {
  [complaints, strays] = [[], []];
  console.error = (...args) => complaints.push(args);
});
afterEach(() => {
  watch.disconnect();
  console.error = error;
  document.body.replaceChildren();
});

/** Renders a story in both languages; call `clear` to remove it. */
async function showAll(stories: readonly Story[], styles: readonly string[]) {
  const stages: Stage[] = [];
  const undo: (() => void)[] = [];
  for (const story of stories) {
    undo.push(await story.prepare());
    for (const language of ['en', 'sv'] as const) {
      const stage = show(story.draw(language), styles, language);
      stage.host.dataset.story = `${story.name}, ${language}`;
      stages.push(stage);
    }
  }
  await settled();
  const clear = () => {
    for (const { unmount } of stages) unmount();
    for (const back of undo.reverse()) back();
  };
  return { stages, clear };
}

/** A focusable element before the shadow root, where key presses start, or after it, where they end. */
function edge(tabIndex: number): HTMLElement {
  const mark = document.body.appendChild(document.createElement('span'));
  mark.dataset.edge = '';
  mark.tabIndex = tabIndex;
  return mark;
}

async function alone(story: Story, styles: readonly string[], then: (stage: Stage) => Promise<void>): Promise<void> {
  document.body.replaceChildren();
  const start = edge(-1);
  const undo = await story.prepare();
  const stage = show(story.draw('en'), styles, 'en');
  edge(0);
  await settled();
  if (!focused()) start.focus();
  await then(stage);
  stage.unmount();
  undo();
}

const hasOpenDialog = ({ place }: Stage) => place.querySelector('dialog[open]') !== null;

/** Presses Tab through all focusable elements in order, and checks that each shows its focus. */
async function walk(stage: Stage): Promise<void> {
  if (hasOpenDialog(stage)) return;
  const expected = tabStops(stage.place);
  const visited: (Element | null)[] = [];
  for (let press = 0; press < expected.length * 8 && visited.at(-1) !== null; press += 1) {
    await userEvent.tab();
    if (focused() !== visited.at(-1)) visited.push(focused());
  }
  const outer = (elements: readonly (Element | null)[]) => elements.map((element) => element?.outerHTML);
  expect(outer(visited)).toEqual([...outer(expected), undefined]);
}

it.each(storyFiles)('%s', async (file) => {
  const { stories, styles } = await storiesIn(file);
  expect(stories.length).toBeGreaterThan(0);
  watch.observe(document.head, { childList: true, subtree: true });
  watch.observe(document.body, { childList: true });

  const all = await showAll(stories, styles);
  for (const stage of all.stages) expectStyled(stage, styles);
  const modal = stories.filter(({ name }) => all.stages.some((stage) => isOf(stage, name) && hasOpenDialog(stage)));
  const flat = all.stages.filter((stage) => !hasOpenDialog(stage));
  for (const stage of all.stages) if (!flat.includes(stage)) stage.unmount();
  expectNarrow(flat);
  await expectAccessible(flat);
  all.clear();

  // Open dialogs cover the other stories: test them one at a time.
  for (const story of modal) await alone(story, styles, (stage) => expectAccessible([stage]));

  const keyboard = stories.find(({ name }) => name === 'Keyboard');
  if (keyboard) {
    await alone(keyboard, styles, walk);
    vi.clearAllMocks();
    await alone(keyboard, styles, async ({ place }) => keyboard.play?.(place, within(place)));
  }
  expect(complaints, 'console errors').toEqual([]);
  expect(strays, 'outside the shadow root').toEqual([]);
});

const isOf = ({ host }: Stage, name: string) => host.dataset.story?.startsWith(`${name}, `) ?? false;
