import type { Language } from '../i18n/language';

/** The options of a gyg list in a frame on a partner's page. */
export interface PluginOptions {
  /** `self`: gygs of the organisation; `others`: gygs of other hosts. */
  readonly host: 'self' | 'others';
  /** `p` upcoming, `o` in progress, `f` past, combined in this order. */
  readonly states: string;
  /** Without `#` and spaces. */
  readonly tags: readonly string[];
  /** The text if no gygs match; nothing is shown if it is empty. */
  readonly empty: string;
  /** The maximum number of cards in a row. */
  readonly row: 1 | 2 | 3 | 4;
  /** The background as hex digits without `#`; empty for the default. */
  readonly bg: string;
  /** Whether gygs open in a new window. */
  readonly win: boolean;
  /** Percentage of the frame's width. */
  readonly width: number;
  /** Empty for the visitor's language. */
  readonly language: Language | '';
}

export const defaultPluginOptions: PluginOptions = {
  host: 'self',
  states: 'pof',
  tags: [],
  empty: '',
  row: 4,
  bg: '',
  win: false,
  width: 100,
  language: '',
};

/** Splits comma-separated tags and drops `#`, spaces and empty tags. */
export const readTags = (text: string): string[] =>
  text
    .replace(/[#\s]/g, '')
    .split(',')
    .filter((tag) => tag !== '');

/** The digits of a hex colour (3, 4, 6 or 8) without `#`; empty if invalid. */
export function readColour(text: string): string {
  const digits = text.replace(/[#\s]/g, '').toLowerCase();
  return /^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits) ? digits : '';
}

const readStates = (text: string) => ['p', 'o', 'f'].filter((code) => text.includes(code)).join('') || 'pof';
const readRow = (text: string) => ([1, 2, 3] as const).find((row) => `${row}` === text.trim()) ?? 4;
const languages: Readonly<Record<string, Language>> = { en: 'en', sv: 'sv', se: 'sv' };
function readWidth(text: string): number {
  const width = Number(text.replace('%', ''));
  return width > 0 && width <= 100 ? width : 100;
}

/** Reads the options from a query, by short or long names. Invalid values are ignored. */
export function readPluginOptions(query: URLSearchParams): PluginOptions {
  const text = (...names: string[]) => names.map((name) => query.get(name)).find((value) => value !== null) ?? '';
  return {
    host: text('host').trim() === 'others' ? 'others' : 'self',
    states: readStates(text('states')),
    tags: readTags(text('tags')),
    empty: text('empty', 'whenEmpty').trim(),
    row: readRow(text('row', 'gygsPerRow')),
    bg: readColour(text('bg', 'bgColor')),
    win: text('win', 'newWindow') === 'true',
    width: readWidth(text('width')),
    language: languages[text('language').trim().toLowerCase()] ?? '',
  };
}

/** The options that differ from the defaults, as query parameters or attributes. */
export function givenPluginOptions(options: PluginOptions): Record<string, string> {
  const texts = Object.entries({ ...options, tags: options.tags.join(',') });
  const usual: Record<string, string> = Object.fromEntries(
    Object.entries({ ...defaultPluginOptions, tags: '' }).map(([name, value]) => [name, `${value}`]),
  );
  return Object.fromEntries(
    texts.map(([name, value]) => [name, `${value}`]).filter(([name = '', text]) => usual[name] !== text),
  );
}
