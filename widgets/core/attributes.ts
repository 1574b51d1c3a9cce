import type { OptionText } from './query-options';

/** One option of an element: the attributes that may carry it, the first being its own name, and how their text reads. */
export interface Attribute<Value> {
  readonly names: readonly [string, ...string[]];
  readonly read: (text: OptionText) => Value;
}

/** All options of an element by property name. */
export type AttributeTable = Readonly<Record<string, Attribute<unknown>>>;

/** What the options of a table come to. */
export type OptionsOf<Table extends AttributeTable> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['read']>;
};

/** Every attribute name of a table, aliases too. */
export const attributeNames = (table: AttributeTable): string[] => Object.values(table).flatMap(({ names }) => names);

/** An option's value from the element's attributes; the own name counts before its aliases. */
export function readAttribute<Value>({ names, read }: Attribute<Value>, element: Element): Value {
  const present = names.find((name) => element.hasAttribute(name));
  return read(present === undefined ? null : element.getAttribute(present));
}

/** Writes a property back to its attribute, so that attributes stay the only truth; null and undefined remove it. */
export function writeAttribute({ names }: Attribute<unknown>, element: Element, value: unknown): void {
  for (const alias of names.slice(1)) element.removeAttribute(alias);
  if (value === undefined || value === null) element.removeAttribute(names[0]);
  else element.setAttribute(names[0], Array.isArray(value) ? value.join(',') : String(value));
}
