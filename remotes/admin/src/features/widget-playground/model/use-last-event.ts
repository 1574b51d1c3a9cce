import { type RefObject, useEffect, useState } from 'react';

export interface LastEvent {
  name: string;
  /** `detail` as JSON; empty without one. */
  detail: string;
}

/**
 * The last of these events below an element. Opening a gyg is stopped, so that the page stays; the event shows that it
 * was chosen.
 */
export function useLastEvent(stage: RefObject<HTMLElement | null>, names: string): LastEvent | undefined {
  const [last, setLast] = useState<LastEvent>();
  useEffect(() => {
    const element = stage.current;
    const heard = names.split(' ');
    const hear = (event: Event) => {
      if (event.type.endsWith('-open')) event.preventDefault();
      const detail = event instanceof CustomEvent && event.detail !== null ? JSON.stringify(event.detail) : '';
      setLast({ name: event.type, detail });
    };
    for (const name of heard) element?.addEventListener(name, hear);
    return () => {
      for (const name of heard) element?.removeEventListener(name, hear);
    };
  }, [stage, names]);
  return last;
}
