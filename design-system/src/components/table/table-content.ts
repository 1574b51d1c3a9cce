import type { ReactNode } from 'react';
import type { TableColumn } from './table-column';
import type { RowKey, RowState, TableExpansion, TableSelection, TableSorting } from './table-features';

/** What a table holds. */
export interface TableContent<Row> {
  /** Names the table. */
  caption: ReactNode;
  /** The page's title says it already: the caption is for screen readers. */
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What tells rows apart; a choice is kept by it when the order changes. */
  rowKey: (row: Row) => RowKey;
  rowState?: ((row: Row) => RowState | undefined) | undefined;
  sorting?: TableSorting | undefined;
  selection?: TableSelection<Row> | undefined;
  expansion?: TableExpansion<Row> | undefined;
  /** Rows are loading: this many lines (6 by default) are shown instead, and `label` is announced once. */
  loading?: { label: string; rows?: number | undefined } | undefined;
}
