import type { CDPSession } from 'playwright-core';

/** A file or answer that a page has loaded. */
export interface Loaded {
  type: string;
  /** As transferred: compressed, with headers. */
  bytes: number;
  /** On the browser's clock, in seconds. */
  at: number;
}

/** Notes what a page loads. Call it before the page opens; returns a list that grows. */
export async function countBytes(session: CDPSession): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const types = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    loaded.push({ type: types.get(requestId) ?? 'Other', bytes: encodedDataLength, at: timestamp });
  });
  await session.send('Network.enable');
  return loaded;
}

const kilobyte = 1000;

/** The kilobytes of one type, of those that had arrived before a time, or of all. */
export const kilobytesOf = (loaded: readonly Loaded[], type: string, before = Number.POSITIVE_INFINITY) =>
  loaded.filter((one) => one.type === type && one.at <= before).reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
