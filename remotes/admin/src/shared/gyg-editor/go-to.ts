/** Moves the focus to a section, for controls in it that go away when they are pressed. */
export const focusSection = (id: string): void => document.getElementById(id)?.focus({ preventScroll: true });

/**
 * Shows an element of the editor and moves the focus to it: a field, a group of fields, or a section. Links to `#id`
 * would change the address, and going back would then stay on the page.
 */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.scrollIntoView?.({ block: element.matches('section') ? 'start' : 'center' });
  const field = element.matches('fieldset') ? element.querySelector<HTMLElement>('input, button') : element;
  field?.focus({ preventScroll: true });
}
