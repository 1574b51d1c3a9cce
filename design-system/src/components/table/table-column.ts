import type { ReactNode } from 'react';

interface ColumnBase<Row> {
  /** Names the column in the code: in the order of rows, in React. */
  key: string;
  /** The column's name in the page's language; on phones the value's label. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Shown in the cell while rows load, where the kind's own bar would have the wrong height. */
  waiting?: ReactNode | undefined;
  /** What the totals row says in this column. A table has such a row when one of its columns says something. */
  total?: ReactNode | undefined;
  /** How much of a phone's card it takes: a line with its label at the start, or a block below its label. */
  phone?: 'line' | 'full' | 'half' | 'third' | undefined;
  /** In a table too narrow for all its columns this one's value is below the row's name. */
  folds?: boolean | undefined;
}

/** The row's name: a row header, and the heading of its card on phones. */
export interface NameColumn<Row> extends ColumnBase<Row> {
  kind: 'name';
  sortable?: boolean | undefined;
  nowrap?: undefined;
}

/** Words start where their header starts; numbers end where it ends, in figures of one width. */
export interface ValueColumn<Row> extends ColumnBase<Row> {
  /** `text` by default. */
  kind?: 'text' | 'number' | undefined;
  sortable?: boolean | undefined;
  /** Its words stay on one line: a date, a name of two parts. */
  nowrap?: boolean | undefined;
}

/** What can be done with a row: buttons, a menu. Its header is for screen readers; each control names its row. */
export interface ActionColumn<Row> extends ColumnBase<Row> {
  kind: 'actions';
  sortable?: undefined;
  nowrap?: undefined;
}

/** One column of a table and how a row fills it. */
export type TableColumn<Row> = NameColumn<Row> | ValueColumn<Row> | ActionColumn<Row>;
