import type { ValuesOf, WidgetOption, WidgetOptions } from './option';

/** The names of an option in the query of a page for frames, the main one first. */
export const queryNames = ({ attributes, notInQuery }: WidgetOption<unknown>): readonly string[] =>
  notInQuery ? [] : attributes.map((name) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));

/** The values of a page's query. Empty and invalid values count as absent. */
export function readOptionQuery<Table extends WidgetOptions>(table: Table, query: URLSearchParams): ValuesOf<Table>;
export function readOptionQuery(table: WidgetOptions, query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table).map(([property, option]) => {
      const texts = queryNames(option).map((name) => query.get(name));
      return [property, option.read(texts.find((text) => text !== null) || null)];
    }),
  );
}

/** A value as text for an attribute or a query: lists joined by commas. */
export const textOfOption = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/**
 * The attributes for options that differ from their defaults, by main name. `query` leaves out those that a page for
 * frames does not have.
 */
export function givenOptions<Table extends WidgetOptions>(
  table: Table,
  values: Partial<ValuesOf<Table>>,
  names: 'attributes' | 'query' = 'attributes',
): Record<string, string> {
  const byProperty: Readonly<Record<string, unknown>> = values;
  return Object.fromEntries(
    Object.entries(table).flatMap(([property, option]) => {
      const value = byProperty[property];
      if (value === undefined || (names === 'query' && option.notInQuery)) return [];
      const text = textOfOption(value);
      return text === textOfOption(option.read(null)) ? [] : [[option.attributes[0], text]];
    }),
  );
}
