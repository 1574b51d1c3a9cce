import type { Response } from 'express';

/** What logs and metrics say of a call: names that come from us, and the user's id at most. */
export interface CallRecord {
  /** The operation's name; `unknown` for paths that are none. Never the path itself: callers write that. */
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
