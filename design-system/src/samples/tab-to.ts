import { expect, userEvent } from 'storybook/test';
import { rootOf } from '../behaviour/root-of';

/** More stops than any story has. */
const most = 60;

/** Goes to an element as a hand on the keyboard does, by Tab alone; fails where it cannot be reached. */
export async function tabTo(element: Element): Promise<void> {
  const root = rootOf(element);
  for (let press = 0; press < most && root.activeElement !== element; press += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}
