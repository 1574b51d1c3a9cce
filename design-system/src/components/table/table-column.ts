import type { ReactNode } from 'react';

/** One column of a table and how a row fills it. */
export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
  /** The row's name: a row header, and the heading of its card on phones. */
  primary?: boolean | undefined;
  /** On phones the value stands without its label (actions, a state badge that says itself what it is). */
  labelHidden?: boolean | undefined;
}
