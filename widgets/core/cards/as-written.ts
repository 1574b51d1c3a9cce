import { readText, type WidgetOption } from '@gyg/contract/widgets';

/** An option that only the API reads, as a text, as the author wrote it. */
export const asWritten = (name: string): WidgetOption<string> => ({ attributes: [name], read: readText });
