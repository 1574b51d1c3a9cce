import { changesOf, isEmpty } from './changes';

/** How long typing must pause before it is saved, in milliseconds. */
export const savePause = 900;
/** When a failed save is tried again, in milliseconds. The last one repeats. */
const retryDelays = [5_000, 15_000, 60_000] as const;

export type SaverKind = 'saved' | 'waiting' | 'saving' | 'refused' | 'failed';

export interface SaverState {
  readonly kind: SaverKind;
  /** Why the last save was refused or failed. */
  readonly error?: unknown;
  /** Whether trying again may help: the connection was lost, or the server is not available. */
  readonly canRetry: boolean;
  /** The changed fields that are not valid, or that the server refused, and so are not sent. */
  readonly held: number;
}

export interface SaverOptions<Values extends object> {
  /** What the server has. */
  saved: Values;
  /** What the form starts with: `saved` and what was left unsaved. */
  values?: Values;
  line: SaveLine;
  /** The fields whose values must not be sent. */
  invalid: (values: Values) => ReadonlySet<string>;
  /**
   * Sends the changed fields. With `leaving` the page may be closing. Resolves with what the server has now, if that is
   * not what was to be sent.
   */
  send: (changes: Partial<Values>, options: { leaving: boolean }) => Promise<Partial<Values> | undefined>;
  /** Whether the same request may succeed later. */
  canRetry: (error: unknown) => boolean;
  /** The fields that the server refused, to show the error there; none if it refused the request as a whole. */
  refusedFields: (error: unknown) => readonly string[];
  /** Keeps what is not saved yet, with invalid values. Undefined if there is nothing. */
  keep: (changes: object | undefined) => void;
  onChange: () => void;
  /** Saved only by `flush`, for changes that people get a message about. */
  manual?: boolean;
}

export type Saver<Values extends object> = ReturnType<typeof createSaver<Values>>;

/**
 * Saves one part of an editor: the fields that differ from what the server has, after a pause in typing. Changes made
 * while a save is running are sent with the next one. What the server refuses is kept and not sent again until it
 * changes; after a lost connection everything is sent again.
 */
export function createSaver<Values extends object>(options: SaverOptions<Values>) {
  let saved = options.saved;
  let values = options.values ?? options.saved;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Waits for the saves of other parts. */
  let queued: Promise<void> | undefined;
  let sending: Promise<void> | undefined;
  let again = false;
  let pageIsLeft = false;
  let failures = 0;
  let stopped = false;
  let failure: { error: unknown; canRetry: boolean } | undefined;
  const refused = new Map<string, unknown>();

  const isRefused = (field: keyof Values & string) =>
    refused.has(field) && Object.is(refused.get(field), values[field]);
  const toSend = () => {
    const invalid = options.invalid(values);
    return changesOf(saved, values, (field) => invalid.has(field) || isRefused(field));
  };
  const unsaved = () => changesOf(saved, values);
  const keep = () => {
    const changes = unsaved();
    options.keep(isEmpty(changes) ? undefined : changes);
  };

  function wait(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), milliseconds);
  }

  function onFailure(error: unknown, sent: Partial<Values>): void {
    if (options.canRetry(error)) {
      failure = { error, canRetry: true };
      const delay = retryDelays[Math.min(failures, retryDelays.length - 1)] ?? 0;
      failures += 1;
      if (!options.manual) wait(delay);
      return;
    }
    const named = options.refusedFields(error).filter((field) => field in sent);
    // Errors of fields are shown at the fields.
    failure = named.length > 0 ? undefined : { error, canRetry: false };
    const fields = named.length > 0 ? named : Object.keys(sent);
    for (const [field, value] of Object.entries(sent)) if (fields.includes(field)) refused.set(field, value);
    // The other fields are fine: send them without the refused ones.
    if (fields.length < Object.keys(sent).length) again = true;
  }

  async function sendOnce(): Promise<void> {
    const changes = toSend();
    if (isEmpty(changes)) return;
    options.onChange();
    try {
      const stored = await options.send(changes, { leaving: pageIsLeft });
      saved = { ...saved, ...(stored ?? changes) };
      if (stored !== undefined) again = true;
      failures = 0;
      failure = undefined;
    } catch (error) {
      onFailure(error, changes);
    }
    keep();
  }

  /** Sends one request after another until nothing is left. */
  function sendAll(): Promise<void> {
    again = true;
    sending ??= (async () => {
      while (again) {
        again = false;
        await sendOnce();
      }
    })().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  /**
   * Saves now. Resolves when nothing more is on its way. With `leaving` it does not wait for other parts: of a page that
   * closes, only requests that have started are finished.
   */
  async function flush({ leaving = false } = {}): Promise<void> {
    clearTimeout(timer);
    pageIsLeft = leaving;
    if (leaving || sending) await sendAll();
    else {
      queued ??= options.line(sendAll).finally(() => {
        queued = undefined;
      });
      await queued;
    }
    options.onChange();
  }

  const saver = {
    /** Takes the form's values. They are saved after a pause. */
    change(next: Values): void {
      values = next;
      keep();
      // During a save the values may be those from before it, which then have to be sent again.
      if (!options.manual && (sending || !isEmpty(toSend()))) wait(savePause);
      options.onChange();
    },
    flush,
    /** Sends also what was refused before. */
    retry: (): Promise<void> => {
      refused.clear();
      return flush();
    },
    /**
     * Nothing is saved any more except by `flush`. A saver that went on trying could overwrite what is saved when the
     * editor is opened again.
     */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
    isManual: options.manual === true,
    state(): SaverState {
      const held = Object.keys(unsaved()).length - Object.keys(toSend()).length;
      const about = { held, canRetry: failure?.canRetry ?? false, ...(failure && { error: failure.error }) };
      if ((sending || queued) && !isEmpty(toSend())) return { kind: 'saving', ...about };
      if (failure?.canRetry && !isEmpty(toSend())) return { kind: 'failed', ...about };
      if (!isEmpty(toSend())) return { kind: 'waiting', ...about };
      if (failure && [...refused.keys()].some((field) => field in unsaved())) return { kind: 'refused', ...about };
      return { kind: 'saved', held, canRetry: false };
    },
  };
  // Values that an earlier visit left unsaved.
  if (!options.manual && !isEmpty(toSend())) wait(0);
  return saver;
}

/** Runs work one after another, in the order in which it was asked for. A failure does not stop what follows. */
type SaveLine = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** One line for all parts of an editor: the server gets the changes in the order in which they were made. */
export function createSaveLine(): SaveLine {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
