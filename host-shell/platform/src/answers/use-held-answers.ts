import { useCallback, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../i18n/use-error-text';
import { toast } from '../toasts/toasts';

/** How long an answer can be taken back, in milliseconds. Nothing is sent before. */
const undoTime = 10_000;

/** An answer that was given on screen. */
export interface HeldAnswer<Result extends string> {
  readonly result: Result;
  /** It is on its way to the server and can no longer be taken back. */
  readonly sending: boolean;
}

export interface HeldAnswersOptions<Result extends string> {
  /** Sends one answer. With `leaving` the page is about to close: make the call with `keepalive`. */
  send: (key: string, result: Result, options: { leaving: boolean }) => Promise<unknown>;
  /** Called after an answer was sent or failed, usually to fetch lists again. The answer stays shown until it resolves. */
  onSettled: (key: string) => Promise<unknown>;
}

export interface HeldAnswers<Result extends string> {
  /** By key. Answers that were taken back, failed or are done are gone. */
  readonly answers: ReadonlyMap<string, HeldAnswer<Result>>;
  give: (keys: readonly string[], result: Result) => void;
  undo: (keys: readonly string[]) => void;
}

/**
 * Holds answers for ten seconds, so that they can be taken back, and then sends them. Leaving the screen or hiding the
 * page sends them at once. A failure is shown as a toast, and the answer can be given again.
 */
export function useHeldAnswers<Result extends string>(options: HeldAnswersOptions<Result>): HeldAnswers<Result> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, HeldAnswer<Result>>>(new Map());
  const timers = useRef(new Map<string, { result: Result; timer: ReturnType<typeof setTimeout> }>());
  const errorText = useErrorText();
  const latest = useRef({ ...options, errorText });
  latest.current = { ...options, errorText };

  const change = useCallback((keys: readonly string[], answer: HeldAnswer<Result> | undefined) => {
    setAnswers((before) => {
      const after = new Map(before);
      for (const key of keys) {
        if (answer === undefined) after.delete(key);
        else after.set(key, answer);
      }
      return after;
    });
  }, []);

  const sendNow = useCallback(
    async (key: string, leaving = false) => {
      const held = timers.current.get(key);
      if (held === undefined) return;
      clearTimeout(held.timer);
      timers.current.delete(key);
      change([key], { result: held.result, sending: true });
      const { send, onSettled, errorText: textOf } = latest.current;
      try {
        await send(key, held.result, { leaving });
      } catch (thrown) {
        toast.error(textOf(thrown).text);
      }
      await onSettled(key).catch(() => undefined);
      change([key], undefined);
    },
    [change],
  );

  useEffect(() => {
    const sendAll = (leaving: boolean) => {
      for (const key of [...timers.current.keys()]) void sendNow(key, leaving);
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') sendAll(true);
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      sendAll(false);
    };
  }, [sendNow]);

  const take = (keys: readonly string[]) => {
    for (const key of keys) {
      clearTimeout(timers.current.get(key)?.timer);
      timers.current.delete(key);
    }
  };
  return {
    answers,
    give(keys, result) {
      take(keys);
      for (const key of keys) {
        timers.current.set(key, { result, timer: setTimeout(() => void sendNow(key), undoTime) });
      }
      change(keys, { result, sending: false });
    },
    undo(keys) {
      const held = keys.filter((key) => timers.current.has(key));
      take(held);
      change(held, undefined);
    },
  };
}
