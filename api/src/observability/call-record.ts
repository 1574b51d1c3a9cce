import type { Response } from 'express';

/** What logs and metrics record of a call: our own names, and the user's id at most. */
export interface CallRecord {
  /** The operation's name; `unknown` for other paths. Never the path itself: callers choose that. */
  operation: string;
  userId?: string;
}

const records = new WeakMap<Response, CallRecord>();

/** The record of the call that is answered. */
export function recordOf(response: Response): CallRecord {
  const record = records.get(response) ?? { operation: 'unknown' };
  records.set(response, record);
  return record;
}
