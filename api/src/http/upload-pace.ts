import type { Request } from 'express';

/** How slow an upload may be before it is ended. */
export interface UploadPace {
  /** Bytes that must arrive in each interval. */
  bytes: number;
  intervalMs: number;
  /** The longest duration of a whole upload. */
  deadlineMs: number;
}

/** A slow mobile connection sends several times as much; Node ends a request after five minutes. */
export const uploadPace: UploadPace = { bytes: 128 * 1024, intervalMs: 10_000, deadlineMs: 240_000 };

/** Calls `onTooSlow` once when the request's body arrives too slowly. Returns a function that stops watching. */
export function watchPace(request: Request, pace: UploadPace, onTooSlow: () => void): () => void {
  let received = 0;
  const count = (piece: Buffer) => {
    received += piece.length;
  };
  const stop = () => {
    clearInterval(interval);
    clearTimeout(deadline);
    request.off('data', count);
  };
  const end = () => {
    stop();
    onTooSlow();
  };
  const interval = setInterval(() => {
    if (received < pace.bytes) end();
    received = 0;
  }, pace.intervalMs);
  const deadline = setTimeout(end, pace.deadlineMs);
  request.on('data', count);
  return stop;
}
