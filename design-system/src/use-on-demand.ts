import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A part that comes by itself when it is wanted: there, on its way, or out of reach. */
export interface OnDemand<Part> {
  /** Undefined until it has come. */
  part: Part | undefined;
  failed: boolean;
  /** Asks once more after a failure. */
  retry: () => void;
}

/**
 * Fetches a heavy part of a component as soon as `wanted`, once. `onArrival` is called just before the part takes the
 * place of what stood in for it, while that can still be asked (what was typed, where the caret is).
 */
export function useOnDemand<Part>(
  fetchPart: () => Promise<Part>,
  { wanted, onArrival }: { wanted: boolean; onArrival?: (() => void) | undefined },
): OnDemand<Part> {
  const [state, setState] = useState<{ part?: Part; failed: boolean; asked: number }>({ failed: false, asked: 0 });
  const current = useRef({ fetchPart, onArrival });
  current.current = { fetchPart, onArrival };
  const { part, asked, failed } = state;
  const missing = part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `asked` asks again
  useEffect(() => {
    if (!wanted || !missing) return;
    let gone = false;
    current.current.fetchPart().then(
      (come) => {
        if (gone) return;
        current.current.onArrival?.();
        // At once: a key pressed between asking and replacing would be lost.
        flushSync(() => setState((before) => ({ ...before, part: come, failed: false })));
      },
      () => {
        if (!gone) setState((before) => ({ ...before, failed: true }));
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, missing, asked]);
  const retry = useCallback(() => setState((before) => ({ ...before, failed: false, asked: before.asked + 1 })), []);
  return { part, failed, retry };
}
