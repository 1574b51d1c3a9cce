import { constants } from 'node:os';

type StopSignal = 'SIGINT' | 'SIGTERM';
const signals: readonly StopSignal[] = ['SIGINT', 'SIGTERM'];

/** What `onStopSignal` needs of the process. */
export interface StoppableProcess {
  on(signal: StopSignal, listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * Stops in an orderly way at the first SIGINT or SIGTERM, and at once at a second one.
 * @param stop finishes pending work; an error of it ends the process with code 1
 */
export function onStopSignal(
  stop: () => Promise<void>,
  report: (error: unknown) => void,
  target: StoppableProcess = process,
): void {
  let isStopping = false;
  const run = async () => {
    try {
      await stop();
      target.exit(0);
    } catch (error) {
      report(error);
      target.exit(1);
    }
  };
  for (const signal of signals) {
    target.on(signal, () => {
      if (isStopping) return target.exit(128 + constants.signals[signal]);
      isStopping = true;
      void run();
    });
  }
}
