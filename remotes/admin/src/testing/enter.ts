import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field at once, as pasting does. Each typed key would render the page again. */
export async function enter(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
