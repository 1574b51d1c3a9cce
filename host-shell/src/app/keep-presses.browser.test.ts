import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepPresses } from './keep-presses';

let stop = () => {};
beforeEach(() => {
  stop = keepPresses();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A field that shows an error above the button when it is left. */
function form() {
  document.body.innerHTML =
    '<form><input aria-label="Title"><p id="error"></p><button type="button">Add</button><button type="button">Other</button></form>';
  const [field, error, add, other] = document.querySelectorAll<HTMLElement>('input, p, button');
  if (!field || !error || !add || !other) throw new Error('incomplete');
  const clicked: string[] = [];
  for (const button of [add, other]) button.addEventListener('click', () => clicked.push(button.textContent));
  field.addEventListener('blur', () => {
    error.style.height = '200px';
  });
  field.focus();
  return { add, clicked };
}
// Without waiting for the button to hold still: a person cannot either.
const press = (button: HTMLElement) => userEvent.click(button, { force: true });

test('a button that moves away while it is pressed is clicked, once', async () => {
  const { add, clicked } = form();
  const before = add.getBoundingClientRect().top;
  await press(add);
  expect(add.getBoundingClientRect().top).toBeGreaterThan(before + 100);
  await expect.poll(() => clicked).toEqual(['Add']);
  await press(add);
  await expect.poll(() => clicked).toEqual(['Add', 'Add']);
});

test('a press that is dragged away clicks nothing', async () => {
  const { add, clicked } = form();
  const at = add.getBoundingClientRect();
  const mouse = (type: string, x: number, target: Element) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, clientX: x, clientY: at.top }));
  mouse('mousedown', at.left, add);
  mouse('mouseup', at.left + 50, document.body);
  await new Promise((resolve) => setTimeout(resolve));
  expect(clicked).toEqual([]);
});
