import type { DeskNeed } from '@gyg/contract';

/** A need on screen. A new one has no `needId` until it is created. */
export interface NeedRow {
  /** Stays the same when the need is created. */
  readonly id: string;
  readonly needId?: string | undefined;
  /** As typed, for the names of buttons. */
  readonly title: string;
}

export const rowOf = ({ id, title }: Pick<DeskNeed, 'id' | 'title'>): NeedRow => ({ id, needId: id, title });

/** The rows in the given order; rows that it does not name stay at the end. */
export function ordered(rows: readonly NeedRow[], ids: readonly string[]): NeedRow[] {
  const named = ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
  return [...named, ...rows.filter((row) => !ids.includes(row.id))];
}

export const changeRow = (rows: readonly NeedRow[], id: string, change: Partial<NeedRow>): NeedRow[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

/**
 * The need of a row exists now. Its response may come after a reload, when the need has a row already: then the new row
 * stays, because it has what was typed since.
 */
export const createdRow = (rows: readonly NeedRow[], id: string, needId: string): NeedRow[] =>
  changeRow(
    rows.filter((row) => row.needId !== needId),
    id,
    { needId },
  );

/** The ids of the needs that exist, in the order on screen: what the API stores as their order. */
export const storedOrder = (rows: readonly NeedRow[]): string[] =>
  rows.map(({ needId }) => needId).filter((id) => id !== undefined);

/** The rows that are not created yet, which a reload must bring back. */
export const newRows = (rows: readonly NeedRow[]): string[] =>
  rows.filter(({ needId }) => needId === undefined).map(({ id }) => id);
