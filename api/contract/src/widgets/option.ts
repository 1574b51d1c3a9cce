/** The text of an attribute or a query parameter; null if it is absent. */
export type OptionText = string | null;

/**
 * One option of an element. The element, the page for frames and the configuration page all read it from here.
 * `read` returns a usable value for any text, and the default for null.
 */
export interface WidgetOption<Value> {
  /** The attribute's names, the main one first. The property has the main name in camel case. */
  readonly attributes: readonly [string, ...string[]];
  /** Its names in the query of a page for frames, the main one first; empty if that page does not have it. */
  readonly query: readonly string[];
  readonly read: (text: OptionText) => Value;
}

/** All options of an element by property name. */
export type WidgetOptions = Readonly<Record<string, WidgetOption<unknown>>>;

/** The values of a table of options. */
export type ValuesOf<Table extends WidgetOptions> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['read']>;
};

/** An option that has the same names as attribute and in a query. */
export const option = <Value>(
  name: string,
  read: (text: OptionText) => Value,
  others: { attributes?: readonly string[]; query?: readonly string[] } = {},
): WidgetOption<Value> => ({
  attributes: [name, ...(others.attributes ?? [])],
  query: [name, ...(others.query ?? [])],
  read,
});

/** An option of elements only: pages for frames have the value in their path, or do not need it. */
export const attributeOnly = <Value>(name: string, read: (text: OptionText) => Value): WidgetOption<Value> => ({
  attributes: [name],
  query: [],
  read,
});
