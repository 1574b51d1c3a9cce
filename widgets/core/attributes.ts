import { textOfOption, type WidgetOption, type WidgetOptions } from '@gyg/contract/widgets';

/** All attribute names of a table, including aliases. */
export const attributeNames = (table: WidgetOptions): string[] =>
  Object.values(table).flatMap(({ attributes }) => attributes);

/** Reads an option from the element's attributes. The main name takes precedence over aliases. */
export function readAttribute<Value>(
  { attributes, read }: WidgetOption<Value>,
  element: Pick<Element, 'getAttribute'>,
): Value {
  return read(attributes.map((name) => element.getAttribute(name)).find((text) => text !== null) ?? null);
}

/** Writes a property to its attribute, which stays the only source. Null and undefined remove the attribute. */
export function writeAttribute({ attributes }: WidgetOption<unknown>, element: Element, value: unknown): void {
  const [name, ...aliases] = attributes;
  for (const alias of aliases) element.removeAttribute(alias);
  if (value === undefined || value === null) element.removeAttribute(name);
  else element.setAttribute(name, textOfOption(value));
}
