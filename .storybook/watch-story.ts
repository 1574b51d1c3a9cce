import { afterEach, beforeEach } from 'vitest';
import { checkDarkTheme } from './check-dark-theme';

/** Errors while a story ran that were not thrown. */
let faults: string[] = [];

const text = (given: unknown) => (given instanceof Error ? (given.stack ?? given.message) : String(given));
/** React gives its warnings as a format string and its values. */
const said = ([first, ...others]: unknown[]) =>
  others.reduce<string>((whole, part) => whole.replace(/%[sdo]/, text(part)), text(first));

/** The browser's word that it measures again in the next frame, which a busy machine hears now and then; nothing is lost. */
const NO_FAULT = /ResizeObserver loop completed/;

const { error } = console;
console.error = (...given: unknown[]) => {
  if (!NO_FAULT.test(said(given))) faults.push(`console.error: ${said(given)}`);
  error(...given);
};

/** Storybook's own sheets, which the product does not have: they stop animations, as the browser's wish for calm does here. */
const STORYBOOKS_OWN = /\/@storybook\/|\/deps\/csf-/;

addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, lineNumber, target }) => {
  if (STORYBOOKS_OWN.test(sourceFile)) return;
  const where = target instanceof Element ? target.outerHTML.slice(0, 120) : '';
  faults.push(`refused by the pages' policy (${effectiveDirective}): ${where} ${sourceFile}:${lineNumber}`);
});

const NARROWEST = '320px';

/** The frame is an element of the page around this one, whose classes are others than ours: no `instanceof` knows it. */
const hasStyle = (element: Element): element is HTMLElement => 'style' in element;

/** How far the story reaches beyond the narrowest phone, and which elements do (WCAG 1.4.10). */
function overflow(): string | undefined {
  const frame = window.frameElement;
  if (frame === null || !hasStyle(frame)) throw new Error('a story runs in a frame, whose width is tried');
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
    /** What Storybook's plugin composed from the story's file; it is still on the screen when the test has ended. */
    story: Parameters<typeof checkDarkTheme>[0];
  }
}

/**
 * A story is in order when nothing complained, nothing was refused, nothing is lost on the narrowest phone, and its last state
 * can be read in the dark theme as well. In the light one the whole of axe has looked at it before.
 */
afterEach(async ({ task, story }) => {
  if (task.result?.state === 'fail') return;
  const wide = overflow();
  const inTheDark = await checkDarkTheme(story);
  const found = [...faults, ...(wide === undefined ? [] : [wide]), ...inTheDark];
  if (found.length > 0) throw new Error(found.join('\n'));
});
