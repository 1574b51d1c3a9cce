import type { ValuesOf, WidgetOption, WidgetOptions } from './option';

/** Reads an option by the first of its names that is present. */
const first = <Value>(read: WidgetOption<Value>['read'], texts: readonly (string | null)[]): Value =>
  read(texts.find((text) => text !== null) ?? null);

/** The values of a page's query. Names are those of the table; invalid values count as absent. */
export function readOptionQuery<Table extends WidgetOptions>(table: Table, query: URLSearchParams): ValuesOf<Table>;
export function readOptionQuery(table: WidgetOptions, query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table).map(([property, { query: names, read }]) => [
      property,
      first(
        read,
        names.map((name) => query.get(name)),
      ),
    ]),
  );
}

/** A value as text for an attribute or a query: lists joined by commas. */
export const textOfOption = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/**
 * The attributes for options that differ from their defaults, by main name. `query` gives the names of the page for
 * frames instead, without the options that it does not have.
 */
export function givenOptions<Table extends WidgetOptions>(
  table: Table,
  values: Partial<ValuesOf<Table>>,
  names: 'attributes' | 'query' = 'attributes',
): Record<string, string> {
  const given: Readonly<Record<string, unknown>> = values;
  return Object.fromEntries(
    Object.entries(table).flatMap(([property, option]) => {
      const value = given[property];
      const [name] = option[names];
      if (name === undefined || value === undefined) return [];
      const text = textOfOption(value);
      return text === textOfOption(option.read(null)) ? [] : [[name, text]];
    }),
  );
}
