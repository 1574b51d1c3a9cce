import axe from 'axe-core';
import { expect } from 'vitest';
import type { Stage } from './stage';

const NARROWEST = 320;

/** Every class in use has a rule in the style sheets that its component lists. */
export function expectStyled({ host, place }: Stage, styles: readonly string[]): void {
  const css = styles.join('\n');
  const used = new Set([...place.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
  const bare = [...used].filter((name) => !css.includes(`.${name}`));
  expect(bare, `${host.dataset.story}: classes without a rule`).toEqual([]);
}

/** Nothing overflows the narrowest phone (WCAG 1.4.10). */
export function expectNarrow(stages: readonly Stage[]): void {
  // The frame element belongs to the parent page and its classes, so `instanceof` does not work.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error('tests must run in a frame, whose width is changed');
  const { width } = frame.style;
  frame.style.width = `${NARROWEST}px`;
  const wide = stages.filter(
    ({ host, place }) => place.scrollWidth > place.clientWidth || host.getBoundingClientRect().right > NARROWEST,
  );
  const tooWide = wide.map(({ host, place }) => `${host.dataset.story}: ${place.scrollWidth}`);
  frame.style.width = width;
  expect(tooWide, `wider than ${NARROWEST} px`).toEqual([]);
}

/**
 * Rules about whole pages do not apply: this page contains all stories of a component. Soft hyphens are not part of a
 * label's text.
 */
const disabledRules = Object.fromEntries(
  ['region', 'landmark-unique', 'landmark-no-duplicate-main', 'landmark-one-main', 'label-content-name-mismatch'].map(
    (rule) => [rule, { enabled: false }],
  ),
);

const themes = [
  { theme: 'light', ground: '#fbf6ec', only: {} },
  // The only rule whose result depends on the theme.
  { theme: 'dark', ground: '#0e1613', only: { runOnly: ['color-contrast'] } },
];

/** axe finds no violations, in both themes of the host. */
export async function expectAccessible(stages: readonly Stage[]): Promise<void> {
  if (stages.length === 0) return;
  for (const { theme, ground, only } of themes) {
    for (const { host } of stages) host.setAttribute('theme', theme);
    document.body.style.background = ground;
    const { violations } = await axe.run(
      { include: stages.map(({ host }) => host) },
      { rules: disabledRules, resultTypes: ['violations'], ...only },
    );
    const problems = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html} ${failureSummary}`),
    );
    expect(problems).toEqual([]);
  }
}
