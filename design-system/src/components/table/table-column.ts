import type { ReactNode } from 'react';

interface ColumnBase<Row> {
  /** The column's id in the code: for sorting, and as React key. */
  key: string;
  /** The column's name in the page's language; on phones the value's label. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Shown in the cell while rows load, if the default placeholder would have the wrong height. */
  waiting?: ReactNode | undefined;
  /** This column's content in the totals row. A table has a totals row if any column defines it. */
  total?: ReactNode | undefined;
  /** Its layout on a phone's card: a line with its label at the start, or a block below its label. */
  phone?: 'line' | 'full' | 'half' | 'third' | 'sixth' | undefined;
  /** In a table too narrow for all columns this column's value is below the row's name; `late` only up to 880 px. */
  folds?: boolean | 'late' | undefined;
}

/** The row's name: a row header, and the heading of its card on phones. */
export interface NameColumn<Row> extends ColumnBase<Row> {
  kind: 'name';
  sortable?: boolean | undefined;
  nowrap?: undefined;
}

/** Text is aligned with the start of its header; numbers with its end, with tabular digits. */
export interface ValueColumn<Row> extends ColumnBase<Row> {
  /** `text` by default. */
  kind?: 'text' | 'number' | undefined;
  sortable?: boolean | undefined;
  /** Keeps the text on one line: a date, a name of two parts. */
  nowrap?: boolean | undefined;
}

/** Actions for a row: buttons, a menu. Its header is for screen readers; each control includes the row's name. */
export interface ActionColumn<Row> extends ColumnBase<Row> {
  kind: 'actions';
  sortable?: undefined;
  nowrap?: undefined;
}

/** One column of a table and how to render its cells. */
export type TableColumn<Row> = NameColumn<Row> | ValueColumn<Row> | ActionColumn<Row>;
