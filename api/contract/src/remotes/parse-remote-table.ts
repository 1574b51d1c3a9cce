import type * as z from 'zod/mini';
import { settleClaims } from './claims';
import { type RemoteRow, remoteRowSchema } from './remote-row';

/** The error of one row; the reason is for operators. */
export interface RemoteProblem {
  remote: string;
  reason: string;
}

export interface ParsedRemoteTable<Row> {
  /** The valid rows. */
  table: Readonly<Record<string, Row>>;
  problems: readonly RemoteProblem[];
  /** Remotes whose row cannot be used at all. */
  leftOut: readonly string[];
}

const namePattern = /^[a-z][a-z0-9-]*$/;

const reasonOf = (error: z.core.$ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`).join('; ');

function withoutCanary(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('canary' in json)) return json;
  const { canary: _left, ...row } = json;
  return row;
}

/**
 * Parses the deploy table row by row, so that an invalid row affects only its remote. An invalid row is replaced by the
 * last valid one of that remote, if any, and left out otherwise. What a remote of the last valid table claims stays its
 * own: no other row takes it, new or changed, whatever its position in the file.
 * @param refuse a further reason why a row cannot be used, also a last valid one
 * @throws {TypeError} if there are no rows
 */
export function parseRemoteTable(
  json: unknown,
  lastGood: Readonly<Record<string, RemoteRow>> = {},
  refuse: (row: RemoteRow) => string | undefined = () => undefined,
): ParsedRemoteTable<RemoteRow> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new TypeError('The table of remotes is not an object with one row for each remote');
  const problems: RemoteProblem[] = [];
  const leftOut: string[] = [];
  const registered = Object.keys(lastGood).filter((name) => Object.hasOwn(json, name));
  const written = new Map(Object.entries(json));
  const names = [...new Set([...registered, ...written.keys()])];
  if (names.length === 0) throw new TypeError('The table of remotes has no rows');
  const rows = names.flatMap((name): [string, RemoteRow][] => {
    const writtenRow = written.get(name);
    const whole = remoteRowSchema.safeParse(writtenRow);
    const alone = remoteRowSchema.safeParse(withoutCanary(writtenRow));
    // A bad canary does not cost the current build.
    if (!whole.success && alone.success)
      problems.push({ remote: name, reason: `canary left out: ${reasonOf(whole.error)}` });
    const parsed = whole.success ? whole : alone;
    const refused = parsed.success ? refuse(parsed.data) : undefined;
    if (parsed.success && refused === undefined && namePattern.test(name)) return [[name, parsed.data]];
    const last = Object.hasOwn(lastGood, name) ? lastGood[name] : undefined;
    const before = last === undefined || refuse(last) === undefined ? last : undefined;
    const what = parsed.success ? (refused ?? 'not a name of a remote') : reasonOf(parsed.error);
    problems.push({ remote: name, reason: before === undefined ? `left out: ${what}` : `last good row used: ${what}` });
    if (before !== undefined) return [[name, before]];
    leftOut.push(name);
    return [];
  });
  const { settled, refused } = settleClaims(rows, lastGood);
  return { table: Object.fromEntries(settled), problems: [...problems, ...refused], leftOut };
}
