import { createSaveLine, createSaver, type Saver, type SaverOptions, type SaverState } from './saver';

export interface AutosaveState {
  /**
   * `saved`: nothing is on its way (`at` says since when). `held`: fields with errors are not saved. `refused` and
   * `failed`: the last save did not work; `failed` is tried again.
   */
  readonly kind: 'saved' | 'held' | 'waiting' | 'saving' | 'refused' | 'failed';
  /** ISO 8601; undefined if nothing was saved since the page was opened. */
  readonly at?: string | undefined;
  readonly error?: unknown;
  readonly held: number;
  /** Changes that wait for a button, because people get a message about them. */
  readonly manual: boolean;
}

/** What the state of a whole editor needs to know of a part. */
interface Part {
  readonly isManual: boolean;
  state: () => SaverState;
  flush: (options?: { leaving?: boolean }) => Promise<void>;
  retry: () => Promise<void>;
  stop: () => void;
}

export type Autosave = ReturnType<typeof createAutosave>;

/** The saving of a whole editor: its parts save one after another, and have one state for the user. */
export function createAutosave() {
  const parts = new Map<string, Part>();
  const listeners = new Set<() => void>();
  const line = createSaveLine();
  let at: string | undefined;
  let shown: AutosaveState = { kind: 'saved', held: 0, manual: false };

  const automatic = () => [...parts.values()].filter(({ isManual }) => !isManual);

  function currentState(): AutosaveState {
    const states = automatic().map((part) => part.state());
    const manual = [...parts.values()].some((part) => part.isManual && part.state().kind !== 'saved');
    const held = states.reduce((sum, state) => sum + state.held, 0);
    for (const kind of ['failed', 'refused', 'saving', 'waiting'] as const) {
      const current = states.find((state) => state.kind === kind);
      if (current) return { kind, at, held, manual, error: current.error };
    }
    return { kind: held > 0 ? 'held' : 'saved', at, held, manual };
  }

  function publish(): void {
    shown = currentState();
    for (const listener of listeners) listener();
  }

  return {
    /** Adds a part under its name; a part of the same name is replaced. */
    add<Values extends object>(name: string, options: Omit<SaverOptions<Values>, 'line' | 'onChange'>): Saver<Values> {
      parts.get(name)?.stop();
      const saver = createSaver<Values>({
        ...options,
        line,
        send: async (changes, how) => {
          const stored = await options.send(changes, how);
          at = new Date().toISOString();
          return stored;
        },
        onChange: publish,
      });
      parts.set(name, saver);
      return saver;
    },
    /** Removes a part. What it has not saved is sent. */
    remove(name: string, options: { discard?: boolean } = {}): void {
      const part = parts.get(name);
      if (!part) return;
      parts.delete(name);
      part.stop();
      if (!part.isManual && !options.discard) void part.flush();
      publish();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => shown,
    /** Saves everything now. True if nothing is left unsaved. */
    async flush(options: { leaving?: boolean } = {}): Promise<boolean> {
      await Promise.all(automatic().map((part) => part.flush(options)));
      return currentState().kind === 'saved';
    },
    async retry(): Promise<void> {
      await Promise.all(automatic().map((part) => part.retry()));
    },
    /** Waits for the saves on their way, and runs other work that must come after them. */
    inLine: line,
  };
}
