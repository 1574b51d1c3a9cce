import 'preact/debug';
import { within } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focused, type Stage, settled, show } from '../testing/stage';
import { type Story, storiesIn, storyFiles } from '../testing/stories';
import { expectAccessible, expectNarrow, expectStyled } from '../testing/story-checks';
import { userEvent } from '../testing/storybook-test';
import { tabStops } from '../testing/tab-stops';

// Every story of what shadow roots may use, under Preact, in a shadow root, with no style but the sheets that its component
// names. A partner's page is not ours to write into: nothing may leave the host.

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
  console.error = (...said) => complaints.push(said);
});
afterEach(() => {
  watch.disconnect();
  console.error = error;
  document.body.replaceChildren();
});

/** Draws a story in both languages; it stays until `clear`. */
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

/** A place that keys start from before the shadow root, or end at behind it. */
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

/** Real keys go through all that can be held, in its order, and each shows that it has the focus. */
async function walk(stage: Stage): Promise<void> {
  if (hasOpenDialog(stage)) return;
  const expected = tabStops(stage.place);
  const met: (Element | null)[] = [];
  for (let press = 0; press < expected.length * 8 && met.at(-1) !== null; press += 1) {
    await userEvent.tab();
    if (focused() !== met.at(-1)) met.push(focused());
  }
  const outer = (elements: readonly (Element | null)[]) => elements.map((element) => element?.outerHTML);
  expect(outer(met)).toEqual([...outer(expected), undefined]);
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

  // What lies over all else is looked at by itself.
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
