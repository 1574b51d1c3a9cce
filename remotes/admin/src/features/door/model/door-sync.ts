import type { AnswerOf } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { isApiError } from '@gyg/platform';
import { addMark, type MarkInput, type Marks, withoutSent } from './marks';

type Recorded = AnswerOf<'recordAttendances'>;
export type DoorResult = Recorded['results'][number];

/**
 * The connection as the door list shows it. `offline`: the marks are sent again; `refused`: the server says that it
 * cannot take them.
 */
export type DoorConnection = 'saved' | 'sending' | 'offline' | 'refused';

export interface DoorState {
  readonly marks: Marks;
  readonly connection: DoorConnection;
  /** Why the marks could not be sent, for `offline` and `refused`. */
  readonly failure: unknown;
}

export interface DoorSyncOptions {
  /** Marks that survive a reload. Read before each change, because another tab may have changed them. */
  readonly stored: { read(): Marks; write(marks: Marks): void };
  readonly send: (marks: Marks[string][]) => Promise<Recorded>;
  /** Called with the results of each response, before the sent marks are removed. */
  readonly onSaved: (results: readonly DoorResult[]) => void;
  /** Marks are not sent before this time: attendance can be recorded from the start of the gyg on. In milliseconds. */
  readonly from: number;
  readonly now?: () => number;
}

export interface DoorSync {
  state(): DoorState;
  subscribe(listener: () => void): () => void;
  /** Stores a mark at once and sends it as soon as possible. */
  mark(input: MarkInput, previous: string | null): void;
  /** Tries to send now, when the network is back or on request. */
  retry(): void;
  /** Starts sending what is stored; the returned function stops it. Marks stay stored. */
  start(): () => void;
}

const firstDelay = 3_000;
const longestDelay = 60_000;

/** Without a response, or with one that says to try later, the marks are sent again; other responses are final. */
const isPassing = (thrown: unknown): boolean =>
  !isApiError(thrown) || thrown.status === 0 || thrown.status === 401 || thrown.status === 429 || thrown.status >= 500;

/** Stores attendance on this device and sends it, again and again until the server has it. */
export function createDoorSync(options: DoorSyncOptions): DoorSync {
  const { stored, send, onSaved, from, now = Date.now } = options;
  const listeners = new Set<() => void>();
  let state: DoorState = { marks: stored.read(), connection: 'saved', failure: undefined };
  let running = false;
  let sending = false;
  let delay = firstDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<DoorState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const change = (by: (marks: Marks) => Marks) => {
    const marks = by(stored.read());
    stored.write(marks);
    set({ marks });
  };
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll(), milliseconds);
  };

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    if (!running || sending) return;
    const marks = Object.values(stored.read()).slice(0, limits.attendancePageSize);
    if (marks.length === 0) return set({ marks: {}, connection: 'saved', failure: undefined });
    if (now() < from) return later(Math.min(from - now(), 2 ** 31 - 1));
    sending = true;
    set({ connection: 'sending' });
    try {
      const { results } = await send(marks);
      delay = firstDelay;
      onSaved(results);
      change((all) => withoutSent(all, marks));
      sending = false;
      return await sendAll();
    } catch (failure) {
      sending = false;
      if (!isPassing(failure)) return set({ connection: 'refused', failure });
      set({ connection: 'offline', failure });
      if (running) later(delay);
      delay = Math.min(delay * 2, longestDelay);
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mark(input, previous) {
      change((marks) => addMark(marks, input, now(), previous));
      if (state.connection !== 'offline') void sendAll();
    },
    retry() {
      delay = firstDelay;
      void sendAll();
    },
    start() {
      running = true;
      void sendAll();
      return () => {
        running = false;
        clearTimeout(timer);
      };
    },
  };
}
