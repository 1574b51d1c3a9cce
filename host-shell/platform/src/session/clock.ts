/** The time functions that the session uses. */
export interface Clock {
  /** Milliseconds since 1970; may jump when the device's clock is set. */
  now(): number;
  /** Milliseconds since an arbitrary start; never jumps. */
  elapsed(): number;
  schedule(work: () => void, milliseconds?: number): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  schedule: (work, milliseconds = 0) => void setTimeout(work, milliseconds),
};
