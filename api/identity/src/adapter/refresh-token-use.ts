import type { Tx } from '@gyg/database';
import { z } from 'zod';
import {
  dropFamilyOf,
  dropPayload,
  lockPayload,
  type PayloadRow,
  savePayload,
  updatePayload,
} from './payload.repository';
import type { Renewal } from './renewal';

const model = 'RefreshToken';
/** Milliseconds within which a renewal may be retried. */
const sameRenewalFor = 60 * 1000;

/** Stored with a used token, about the renewal that used it. */
const traceSchema = z.object({ attempt: z.string(), turn: z.string(), successor: z.string().optional() });
const traceOf = ({ payload }: PayloadRow) => traceSchema.safeParse(payload.renewal).data;

/** Whether a used token is sent again by the renewal that used it. Does not check that its successor is unused. */
export function isRetried(row: PayloadRow, renewal: Renewal | undefined, now: number): boolean {
  if (!row.consumedAt || !renewal || Math.abs(now - row.consumedAt.getTime()) > sameRenewalFor) return false;
  return traceOf(row)?.attempt === renewal.attempt;
}

/**
 * Uses a refresh token: true the first time, and when the same renewal is retried before its successor was used, which
 * then ends. Anything else is a replay: returns false and ends the whole family.
 */
export async function useRefreshToken(t: Tx, id: string, renewal: Renewal | undefined, now: number): Promise<boolean> {
  const row = await lockPayload(t, model, id);
  if (!row) return false;
  const good = !row.consumedAt || (isRetried(row, renewal, now) && (await endUnused(t, traceOf(row)?.successor)));
  if (!good) {
    await dropFamilyOf(t, model, id);
    return false;
  }
  const trace = renewal && { renewal: { attempt: renewal.attempt, turn: renewal.turn } };
  const consumedAt = row.consumedAt ?? new Date(now);
  await updatePayload(t, model, id, { consumedAt, payload: { ...row.payload, ...trace } });
  return true;
}

/**
 * Ends the successor if it is unused; false when it was used. While its request is still pending, no successor exists.
 */
async function endUnused(t: Tx, successor: string | undefined): Promise<boolean> {
  if (successor === undefined) return true;
  const row = await lockPayload(t, model, successor);
  if (!row || row.consumedAt) return false;
  await dropPayload(t, model, successor);
  return true;
}

/**
 * Stores the successor of the token that a renewal used. False when the renewal was retried since, or the login has
 * ended: the tokens are then not sent, and nothing is stored.
 */
export async function saveSuccessor(
  t: Tx,
  row: Omit<PayloadRow, 'consumedAt'>,
  { replaces, turn }: Required<Renewal>,
): Promise<boolean> {
  const used = await lockPayload(t, model, replaces);
  const trace = used && traceOf(used);
  if (!used || trace?.turn !== turn) return false;
  await savePayload(t, row);
  await updatePayload(t, model, used.id, { payload: { ...used.payload, renewal: { ...trace, successor: row.id } } });
  return true;
}
