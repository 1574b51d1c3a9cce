import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { userEvent as keys } from 'vitest/browser';
import { focused, settled, stage } from './stage';

// Replaces `storybook/test` for stories: the same API, with real key presses by the browser, looking into the shadow
// root
// that contains the story.

expect.extend({
  toHaveFocus: (element: Element) => {
    const focusedElement = focused();
    return {
      pass: focusedElement === (element === document.body ? null : element),
      message: () =>
        `the focus is on ${focusedElement?.outerHTML ?? 'nothing in the shadow root'}; expected was ${element.outerHTML}`,
    };
  },
});

const isMarked = (element: Element | null | undefined): boolean => {
  if (!element) return false;
  return [undefined, '::before', '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });
};
/** The focus ring: on the focused element, or on its visible counterpart (the card of a radio button). */
const showsFocus = (element: Element): boolean => {
  const above: (Element | null | undefined)[] = [element];
  while (above.length < 5) above.push(above.at(-1)?.parentElement);
  return [...above, element.nextElementSibling].some(isMarked);
};

const fill = (element: HTMLInputElement | HTMLSelectElement, value: string) => {
  const owner = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
};

/** The keys of a native picker depend on the browser's language: typed text is set as its value. */
const isPicker = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['date', 'time'].includes(element.type);

async function keyboard(text: string): Promise<void> {
  const element = focused();
  if (isPicker(element) && !text.includes('{')) fill(element, text);
  else await keys.keyboard(text);
  await settled();
}

export const userEvent = {
  keyboard,
  async tab({ shift = false } = {}): Promise<void> {
    const before = focused();
    await keyboard(shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
    const element = focused();
    // The inner parts of a native picker, and their focus styles, are the browser's own.
    if (element && element !== before && !showsFocus(element))
      throw new Error(`no visible focus: ${element.outerHTML}`);
  },
  async click(element: HTMLElement): Promise<void> {
    element.focus();
    element.click();
    await settled();
  },
  async type(element: HTMLElement, text: string): Promise<void> {
    element.focus();
    await keyboard(text);
  },
  async selectOptions(element: HTMLSelectElement, value: string): Promise<void> {
    fill(element, value);
    await settled();
  },
};

export const screen = new Proxy({} as ReturnType<typeof within>, {
  get: (_, name) => Reflect.get(within(stage().place), name),
});
export { expect, fn, spyOn, waitFor, within };
