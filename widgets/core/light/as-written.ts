import { readText, type WidgetOption } from '@gyg/contract/widgets';

/**
 * An option that only the API reads: here it is a text, so that the element does not load the code that reads it.
 */
export const asWritten = <const Name extends string>(name: Name) =>
  ({ attributes: [name], read: readText }) as const satisfies WidgetOption<string>;
