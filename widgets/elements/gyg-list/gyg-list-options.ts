import type { AttributeTable, OptionsOf } from '../../core/attributes';
import { readColour, readNewWindow, readRow, readTheme, readWidth } from '../../core/look-options';
import { readHost, readOrigin, readStates, readTags, readText } from '../../core/query-options';
import { readLanguage } from '../../core/texts';

/** The attributes of `<gyg-list>`: the plug-in options, and further options for web pages. */
export const gygListAttributes = {
  organization: { names: ['organization'], read: readText },
  host: { names: ['host'], read: readHost },
  states: { names: ['states'], read: readStates },
  tags: { names: ['tags'], read: readTags },
  empty: { names: ['empty', 'when-empty'], read: readText },
  row: { names: ['row', 'gygs-per-row'], read: readRow },
  bg: { names: ['bg', 'bg-color'], read: readColour },
  win: { names: ['win', 'new-window'], read: readNewWindow },
  width: { names: ['width'], read: readWidth },
  language: { names: ['language'], read: readLanguage },
  theme: { names: ['theme'], read: readTheme },
  api: { names: ['api'], read: readOrigin },
} as const satisfies AttributeTable;

export type GygListOptions = OptionsOf<typeof gygListAttributes>;
