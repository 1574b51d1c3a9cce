import type { OptionText } from './query-options';

/** One option of an element: its attribute names, the main name first, and a parser for their text. */
export interface Attribute<Value> {
  readonly names: readonly [string, ...string[]];
  readonly read: (text: OptionText) => Value;
}

/** All options of an element by property name. */
export type AttributeTable = Readonly<Record<string, Attribute<unknown>>>;

/** The option values of a table. */
export type OptionsOf<Table extends AttributeTable> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['read']>;
};

/** All attribute names of a table, including aliases. */
export const attributeNames = (table: AttributeTable): string[] => Object.values(table).flatMap(({ names }) => names);

/** Reads an option from the element's attributes. The main name takes precedence over aliases. */
export function readAttribute<Value>({ names, read }: Attribute<Value>, element: Element): Value {
  const present = names.find((name) => element.hasAttribute(name));
  return read(present === undefined ? null : element.getAttribute(present));
}

/** Writes a property to its attribute, which stays the only source. Null and undefined remove the attribute. */
export function writeAttribute({ names }: Attribute<unknown>, element: Element, value: unknown): void {
  for (const alias of names.slice(1)) element.removeAttribute(alias);
  if (value === undefined || value === null) element.removeAttribute(names[0]);
  else element.setAttribute(names[0], Array.isArray(value) ? value.join(',') : String(value));
}
