import type { Database } from '@gyg/database';
import type { Counts } from '../../api-context';
import { addCounts, isMaximum } from './hourly-count.repository';

export interface HourlyCounts extends Counts {
  /** Writes what was counted since the last time; what cannot be written is kept for the next. Never throws. */
  flush(): Promise<void>;
  /** Writes at an interval. */
  start(): void;
  /** Writes a last time; for the end of the process. */
  stop(): Promise<void>;
}

export interface HourlyCountsOptions {
  db: Pick<Database, 'tx'>;
  now?: () => Date;
  /** Milliseconds between writes; default 30,000. */
  flushEvery?: number;
  onError?: (error: unknown) => void;
}

/** Names and hours between two writes; more are not counted, so that memory stays bounded. */
const mostNames = 2_000;
export const anHour = 60 * 60_000;
export const hourOf = (time: Date) => new Date(Math.floor(time.getTime() / anHour) * anHour);

/** The beginning of the current hour, or of one `hours` before. */
export const hoursBefore = (now: Date, hours: number) => new Date(hourOf(now).getTime() - hours * anHour);

/**
 * Counts by the hour, for any number of processes: in memory, and every half minute into the database. Counting never
 * waits and never fails. Counts since the last write are lost if the process is killed.
 */
export function createHourlyCounts(options: HourlyCountsOptions): HourlyCounts {
  const { db, now = () => new Date(), flushEvery = 30_000, onError = () => undefined } = options;
  let counted = new Map<string, { name: string; hour: Date; count: number }>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function count(name: string, hour: Date, n: number): void {
    const key = `${hour.getTime()} ${name}`;
    const before = counted.get(key)?.count;
    if (before === undefined && counted.size >= mostNames) return;
    const sum = before === undefined ? n : isMaximum(name) ? Math.max(before, n) : before + n;
    counted.set(key, { name, hour, count: sum });
  }

  async function write(): Promise<void> {
    const batch = counted;
    if (batch.size === 0) return;
    counted = new Map();
    try {
      await db.tx((t) => addCounts(t, [...batch.values()]));
    } catch (error) {
      for (const entry of batch.values()) count(entry.name, entry.hour, entry.count);
      onError(error);
    }
  }

  /** One write after the other. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    add: (name, n = 1) => count(name, hourOf(now()), n),
    highest: (name, n) => count(`${name}.highest`, hourOf(now()), n),
    flush,
    start() {
      timer ??= setInterval(() => void flush(), flushEvery).unref();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      return flush();
    },
  };
}
