import { expect, userEvent } from 'storybook/test';
import { rootOf } from '../behaviour/root-of';

/** More than the tab stops of any story. */
const most = 60;

/** Moves the focus to an element by pressing Tab, as a keyboard user does; throws if it cannot be reached. */
export async function tabTo(element: Element): Promise<void> {
  const root = rootOf(element);
  for (let press = 0; press < most && root.activeElement !== element; press += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}
