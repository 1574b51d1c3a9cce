import { screen, within } from '@testing-library/react';

/** The queries of the open dialog with a title. Cheaper than by role, which walks the whole page behind it. */
export const findDialog = async (title: string) =>
  within(await screen.findByLabelText(title, { selector: 'dialog[open]' }));
