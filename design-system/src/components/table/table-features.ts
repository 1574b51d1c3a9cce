import type { ReactNode } from 'react';

/** What tells rows apart, whatever their order. */
export type RowKey = string | number;

/** By which column rows are sorted, and which way. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Rows in an order that the visitor chooses: by the headers of a table, by a select above the cards of a phone. */
export interface TableSorting {
  sort: TableSort | undefined;
  /** Asks for another order; the rows are sorted outside, often by the server. */
  onSortChange: (sort: TableSort) => void;
  /** Names the phone's select ("Sort by"). */
  label: string;
  /** An order in words ("Start, latest first"): the select's options, and what is announced after a change. */
  orderLabel: (sort: TableSort) => string;
}

/** Rows that are chosen to do something with several at once. */
export interface TableSelection<Row> {
  selected: ReadonlySet<RowKey>;
  onSelectedChange: (selected: ReadonlySet<RowKey>) => void;
  /** Names a row's checkbox ("Choose Shore picker"). */
  rowLabel: (row: Row) => string;
  /** Names the checkbox for all rows on screen ("Choose all"). */
  allLabel: string;
  /** How many are chosen ("3 chosen", "None chosen"); announced when it changes. */
  countLabel: (count: number) => string;
  /** Gives the choice up ("Clear"); Escape does so too. */
  clearLabel: string;
  /** What can be done with the chosen ones: buttons of size `sm`. */
  actions: ReactNode;
}

/** Rows that open to more about them. */
export interface TableExpansion<Row> {
  /** What a row opens to; a row without it does not open. */
  detail: (row: Row) => ReactNode;
  /** Names a row's button ("About Shore picker"). */
  label: (row: Row) => string;
  expanded?: ReadonlySet<RowKey> | undefined;
  defaultExpanded?: ReadonlySet<RowKey> | undefined;
  onExpandedChange?: ((expanded: ReadonlySet<RowKey>) => void) | undefined;
}

/** `past` and `hidden` are quieter, `busy` is being changed. */
export type RowState = 'past' | 'hidden' | 'busy';
