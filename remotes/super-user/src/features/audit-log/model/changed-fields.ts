import type { AuditEntry } from '@gyg/contract';

/** A field with its value, as it was recorded. */
export interface FieldLine {
  field: string;
  value: string;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Fields and values, one line each. */
const linesOf = (fields: AuditEntry['before']): FieldLine[] =>
  Object.entries(fields ?? {}).map(([field, value]) => ({ field, value: shown(value) }));

/** What changed: the fields that are the same before and after are left out. */
export function changesOf({ before, after }: AuditEntry): { before: FieldLine[]; after: FieldLine[] } {
  const [then, now] = [linesOf(before), linesOf(after)];
  const isIn = (lines: readonly FieldLine[], { field, value }: FieldLine) =>
    lines.some((line) => line.field === field && line.value === value);
  return { before: then.filter((line) => !isIn(now, line)), after: now.filter((line) => !isIn(then, line)) };
}

/** Shown by their names elsewhere in an entry. */
const named = new Set(['organizationId', 'gygId']);

/** What else was recorded, without ids whose names the entry shows, and without what was not given. */
export const detailsOf = ({ details, target }: AuditEntry): FieldLine[] =>
  linesOf(details).filter(({ field, value }) => !named.has(field) && value !== 'null' && value !== target.name);
