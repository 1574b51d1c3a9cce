import type { CDPSession } from 'playwright-core';

/** A file or answer that a page has loaded. */
export interface Loaded {
  /** What the page uses it as, such as `Script`. A file that was only hinted at is `Other` until the page uses it. */
  readonly type: string;
  /** As transferred: compressed, with headers. */
  readonly bytes: number;
  /** On the browser's clock, in seconds. */
  readonly at: number;
}

/** What the browser reports of a request, of which it may make two for one file: a hint's, and that of its use. */
interface Sent {
  requestId: string;
  type?: string;
  request: { url: string };
}

interface Finished {
  requestId: string;
  encodedDataLength: number;
  timestamp: number;
}

/** A list of what a page loads, and the functions that fill it from the browser's events. */
export function createLoads() {
  const loaded: Loaded[] = [];
  const addresses = new Map<string, string>();
  const types = new Map<string, string>();
  return {
    loaded,
    sent({ requestId, type = 'Other', request: { url } }: Sent): void {
      addresses.set(requestId, url);
      if (type !== 'Other') types.set(url, type);
    },
    finished({ requestId, encodedDataLength: bytes, timestamp: at }: Finished): void {
      const address = addresses.get(requestId) ?? '';
      loaded.push({
        bytes,
        at,
        get type() {
          return types.get(address) ?? 'Other';
        },
      });
    },
  };
}

/** Notes what a page loads. Call it before the page opens; returns a list that grows. */
export async function countBytes(session: CDPSession): Promise<Loaded[]> {
  const { loaded, sent, finished } = createLoads();
  session.on('Network.requestWillBeSent', sent);
  session.on('Network.loadingFinished', finished);
  await session.send('Network.enable');
  return loaded;
}

const kilobyte = 1000;

/** The kilobytes of one type, of those that had arrived before a time, or of all. */
export const kilobytesOf = (loaded: readonly Loaded[], type: string, before = Number.POSITIVE_INFINITY) =>
  loaded.filter((one) => one.type === type && one.at <= before).reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
