import { markupFaults } from '@gyg/host-shell/testing/markup';
import { afterEach, beforeEach } from 'vitest';
import { checkDarkTheme } from './check-dark-theme';

const inDarkTheme = import.meta.env.STORY_THEME === 'dark';

/** Errors reported during a story without being thrown. */
let faults: string[] = [];

const text = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : String(value));
/** React logs warnings as a format string with values. */
const formatted = ([first, ...others]: unknown[]) =>
  others.reduce<string>((whole, part) => whole.replace(/%[sdo]/, text(part)), text(first));

/**
 * A browser message that a resize notification is delayed to the next frame; it is common on busy machines and
 * harmless.
 */
const HARMLESS_ERROR = /ResizeObserver loop completed/;

const { error } = console;
console.error = (...given: unknown[]) => {
  if (HARMLESS_ERROR.test(formatted(given))) return;
  faults.push(`console.error: ${formatted(given)}`);
  error(...given);
};

/**
 * Storybook's own style sheets, which the product does not have: they stop animations, like reduced motion does here.
 */
const STORYBOOK_STYLES = /\/@storybook\/|\/deps\/csf-/;

addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, lineNumber, target }) => {
  if (STORYBOOK_STYLES.test(sourceFile)) return;
  const where = target instanceof Element ? target.outerHTML.slice(0, 120) : '';
  faults.push(`refused by the pages' policy (${effectiveDirective}): ${where} ${sourceFile}:${lineNumber}`);
});

const NARROWEST = '320px';

/** The frame element belongs to the parent page and its classes, so `instanceof` does not work. */
const hasStyle = (element: Element): element is HTMLElement => 'style' in element;

/** How far the story overflows the narrowest phone, and which elements cause it (WCAG 1.4.10). */
function overflow(): string | undefined {
  const frame = window.frameElement;
  if (frame === null || !hasStyle(frame)) throw new Error('stories must run in a frame, whose width is changed');
  const { width } = frame.style;
  frame.style.width = NARROWEST;
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [...document.body.querySelectorAll('*')] : [];
  const culprits = wide.filter((element) => element.getBoundingClientRect().right > clientWidth + 1).slice(-3);
  frame.style.width = width;
  if (scrollWidth <= clientWidth) return undefined;
  const names = culprits.map(({ tagName, className }) => `<${tagName.toLowerCase()} class="${className}">`);
  return `wider than ${NARROWEST}: ${scrollWidth} px, by ${names.join(', ')}`;
}

beforeEach(() => {
  faults = [];
});

declare module 'vitest' {
  interface TestContext {
    /** The story composed by Storybook's plugin; it is still rendered when the test has ended. */
    story: Parameters<typeof checkDarkTheme>[0];
  }
}

/**
 * A story passes if there are no errors and no policy violations, its markup is sound (no form in a form,
 * no dead reference), and nothing overflows on the narrowest phone; all axe rules have already run. The run for the dark
 * theme checks the colours of its last state instead.
 */
afterEach(async ({ task, story }) => {
  if (task.result?.state === 'fail') return;
  const wide = inDarkTheme ? undefined : overflow();
  const problems = inDarkTheme
    ? await checkDarkTheme(story)
    : [...faults, ...markupFaults(), ...(wide === undefined ? [] : [wide])];
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
