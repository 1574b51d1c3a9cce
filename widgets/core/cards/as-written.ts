import { readText, type WidgetOption, type WidgetOptions } from '@gyg/contract/widgets';

type AsWritten<Table, Name extends keyof Table> = Omit<Table, Name> & Readonly<Record<Name, WidgetOption<string>>>;

/** A table of options in which those that only the API reads are texts, as the author wrote them. */
export function asWritten<Table extends WidgetOptions, const Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
): AsWritten<Table, Name> {
  const texts = names.map((name) => [name, { attributes: [name], read: readText }] as const);
  // The names are those of the table.
  return { ...table, ...Object.fromEntries(texts) } as AsWritten<Table, Name>;
}
