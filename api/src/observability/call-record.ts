import type { Response } from 'express';

/** The fields of a call in logs and metrics: fixed names, and at most the user's or the key's id. */
export interface CallRecord {
  /** The operation's name; `unknown` for other paths. Never the path: callers choose it. */
  operation: string;
  userId?: string;
  keyId?: string;
}

const records = new WeakMap<Response, CallRecord>();

/** The record of the current call. */
export function recordOf(response: Response): CallRecord {
  const record = records.get(response) ?? { operation: 'unknown' };
  records.set(response, record);
  return record;
}
