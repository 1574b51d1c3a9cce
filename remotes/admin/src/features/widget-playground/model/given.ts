import { givenOptions, type WidgetOption, type WidgetOptions } from '@gyg/contract/widgets';

/** The attributes of an element that differ from their defaults, by main name. */
export type Given = Readonly<Record<string, string>>;

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The text of an option in a query, by any of its names, as attributes and as pages for frames have them. */
const textIn = (query: URLSearchParams, { attributes }: WidgetOption<unknown>): string | null =>
  attributes.flatMap((name) => [query.get(name), query.get(camel(name))]).find((text) => text !== null) ?? null;

/** Reads the options of an element from a query. Invalid values count as absent. */
export function readGiven(table: WidgetOptions, query: URLSearchParams): Given {
  const values = Object.entries(table).map(([property, option]) => [property, option.read(textIn(query, option))]);
  return givenOptions(table, Object.fromEntries(values));
}

/** The options with one changed. An empty text removes it. */
export function changeGiven(table: WidgetOptions, options: Given, { attributes }: WidgetOption<unknown>, text: string) {
  const { [attributes[0]]: _old, ...others } = options;
  return readGiven(table, new URLSearchParams(text === '' ? others : { ...others, [attributes[0]]: text }));
}

/** What a page for frames reads of them. */
export const givenInQuery = (table: WidgetOptions, options: Given): Record<string, string> =>
  Object.fromEntries(
    Object.values(table)
      .filter(({ attributes, notInQuery }) => !notInQuery && options[attributes[0]] !== undefined)
      .map(({ attributes: [name] }) => [name, options[name] ?? '']),
  );
