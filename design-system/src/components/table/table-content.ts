import type { ReactNode } from 'react';
import type { TableColumn } from './table-column';
import type { RowKey, RowState, TableExpansion, TableSelection, TableSorting } from './table-features';

/** The content of a table. */
export interface TableContent<Row> {
  /** Names the table. */
  caption: ReactNode;
  /** Hides the caption, if the page's title already says the same; screen readers still read it. */
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** The row's unique id; the selection refers to it, so that it is kept when the order changes. */
  rowKey: (row: Row) => RowKey;
  rowState?: ((row: Row) => RowState | undefined) | undefined;
  sorting?: TableSorting | undefined;
  selection?: TableSelection<Row> | undefined;
  expansion?: TableExpansion<Row> | undefined;
  /** Rows are loading: shows this many placeholder rows (6 by default), and announces `label` once. */
  loading?: { label: string; rows?: number | undefined } | undefined;
}
