import { fireEvent } from '@testing-library/react';

/** Replaces the text of a field at once, as pasting does. Each typed key would render the page again. */
export const fill = (field: Element, text: string) => fireEvent.change(field, { target: { value: text } });
