export interface Poller {
  /** Whether it was stopped, so that a run ends early. */
  readonly stopped: boolean;
  /** Starts polling. */
  start(): void;
  /** Polls immediately without waiting for the result; for use after a commit that wrote work. */
  kick(): void;
  /** Does what is due and resolves with how much that was. */
  runOnce(): Promise<number>;
  /** Stops polling, and waits for the work that is being done. */
  stop(): Promise<void>;
}

interface PollerOptions {
  /** Milliseconds between polls. */
  every: number;
  /** Does what is due and resolves with how much that was. */
  run: () => Promise<number>;
  /** Called for each poll, also during a run: one run at a time, which may look once more before it ends. */
  asked?: () => void;
  /** Called with what a run in the background threw. */
  onError: (error: unknown) => void;
}

/** Looks for work in the database at an interval, and when it is kicked. */
export function createPoller({ every, run, asked = () => undefined, onError }: PollerOptions): Poller {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let stopped = false;

  function runOnce(): Promise<number> {
    asked();
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  function kick(): void {
    if (!stopped) runOnce().catch(onError);
  }

  return {
    get stopped() {
      return stopped;
    },
    start() {
      stopped = false;
      timer ??= setInterval(kick, every).unref();
      kick();
    },
    kick,
    runOnce,
    async stop() {
      stopped = true;
      clearInterval(timer);
      timer = undefined;
      await running?.catch(() => undefined);
    },
  };
}
