import axe from 'axe-core';
import { axeOptions } from './axe-options';
import { forgetShownTheme, showTheme } from './shown-theme';

interface ShownStory {
  readonly parameters: {
    readonly a11y?: { readonly context?: { readonly exclude?: readonly string[] } };
  };
}

/** The axe rules whose result depends on colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until colours are final: React has rendered twice (elements that follow the page's theme render in a second
 * pass), and all transitions have finished.
 */
async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

const describeViolation = ({ id, nodes }: axe.Result) =>
  nodes.map(({ target, failureSummary }) => `in the dark theme, ${id}: ${target.join(' ')} (${failureSummary})`);

/**
 * Shows a story in the dark theme after its play, and checks the colours. Structure, names and widths are the same in
 * both themes and were checked in the light one. Returns the problems.
 */
export async function checkDarkTheme({ parameters }: ShownStory): Promise<string[]> {
  showTheme('dark');
  try {
    await settled();
    const { violations } = await axe.run(
      { include: document.body, exclude: [...(parameters.a11y?.context?.exclude ?? [])] },
      { ...axeOptions, rules: {}, runOnly: { type: 'rule', values: RULES_OF_COLOUR } },
    );
    return violations.flatMap(describeViolation);
  } finally {
    forgetShownTheme();
  }
}
