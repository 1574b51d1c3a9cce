import { useCallback, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../i18n/use-error-text';
import { session } from '../page/page';
import { useSession } from '../page/use-session';
import type { Session } from '../session/session-state';
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

interface Timed<Result extends string> {
  readonly result: Result;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Who gave it. */
  readonly giver: string;
}

const giverOf = ({ userId, organizationId }: Session) => `${userId}/${organizationId}`;

/**
 * Holds answers for ten seconds, so that they can be taken back, and then sends them. Leaving the screen, hiding the page,
 * logging out and switching the organisation send them at once. A failure is shown as a toast, and the answer can be given
 * again. An answer is sent only for the user and organisation that it was given for: when the session has ended or
 * changed, it is dropped.
 */
export function useHeldAnswers<Result extends string>(options: HeldAnswersOptions<Result>): HeldAnswers<Result> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, HeldAnswer<Result>>>(new Map());
  const timers = useRef(new Map<string, Timed<Result>>());
  const sends = useRef(new Set<Promise<unknown>>());
  const giver = useSession(giverOf);
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
      if (held.giver !== giverOf(session.store.getState())) return change([key], undefined);
      change([key], { result: held.result, sending: true });
      const { send, onSettled, errorText: textOf } = latest.current;
      const sent = send(key, held.result, { leaving });
      sends.current.add(sent);
      try {
        await sent;
      } catch (thrown) {
        toast.error(textOf(thrown).text);
      }
      sends.current.delete(sent);
      await onSettled(key).catch(() => undefined);
      change([key], undefined);
    },
    [change],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another giver ends what the one before has given
  useEffect(() => {
    /** Resolves when everything is sent, also after failures. */
    const sendAll = (leaving: boolean) => {
      for (const key of [...timers.current.keys()]) void sendNow(key, leaving);
      return Promise.allSettled(sends.current);
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') void sendAll(true);
    };
    document.addEventListener('visibilitychange', onHide);
    const removeListener = session.beforeChange(() => sendAll(false));
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      // Logging out waits also for what this screen was still sending when it was left.
      void sendAll(false).then(removeListener);
    };
  }, [sendNow, giver]);

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
        timers.current.set(key, { result, giver, timer: setTimeout(() => void sendNow(key), undoTime) });
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
