import type { ReactNode } from 'react';

/** A row's unique id, independent of the order. */
export type RowKey = string | number;

/** The column and direction that the rows are sorted by. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Lets the visitor sort the rows: by the headers of a table, by a select above the cards of a phone. */
export interface TableSorting {
  sort: TableSort | undefined;
  /** Called to change the order; the parent sorts the rows, often by a request to the server. */
  onSortChange: (sort: TableSort) => void;
  /** The label of the phone's select ("Sort by"). */
  label: string;
  /** The name of an order ("Start, latest first"): the select's options, and the announcement after a change. */
  orderLabel: (sort: TableSort) => string;
  /** Orders that no column has ("Admins first"), such as a list's usual one: first in the select. */
  otherOrders?: readonly TableSort[] | undefined;
}

/** Lets the visitor select rows, to act on several of them. */
export interface TableSelection<Row> {
  selected: ReadonlySet<RowKey>;
  onSelectedChange: (selected: ReadonlySet<RowKey>) => void;
  /** The label of a row's checkbox ("Choose Shore picker"). */
  rowLabel: (row: Row) => string;
  /** The label of the checkbox for all rows on screen ("Choose all"). */
  allLabel: string;
  /** The number of selected rows ("3 chosen", "None chosen"); announced when it changes. */
  countLabel: (count: number) => string;
  /** The label of the button that clears the selection ("Clear"); Escape clears it too. */
  clearLabel: string;
  /** Actions for the selected rows: buttons of size `sm`. */
  actions: ReactNode;
}

/** Rows that can be expanded. */
export interface TableExpansion<Row> {
  /** The expanded content; rows without it cannot be expanded. */
  detail: (row: Row) => ReactNode;
  /** The label of a row's expand button ("About Shore picker"). */
  label: (row: Row) => string;
  expanded?: ReadonlySet<RowKey> | undefined;
  defaultExpanded?: ReadonlySet<RowKey> | undefined;
  onExpandedChange?: ((expanded: ReadonlySet<RowKey>) => void) | undefined;
}

/** `past` and `hidden` are quieter, `busy` is being changed. */
export type RowState = 'past' | 'hidden' | 'busy';
