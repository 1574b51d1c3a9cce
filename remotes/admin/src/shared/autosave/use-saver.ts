import { session, useSession } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import type { Autosave } from './autosave';
import type { Saver, SaverOptions } from './saver';

export interface SaverConnection<Values extends object> {
  autosave: Autosave;
  /** Unique in the editor. */
  name: string;
  options: Omit<SaverOptions<Values>, 'line' | 'onChange'>;
  /** Calls the listener with the form's values on each change; returns a function that ends it. */
  watch: (listener: (values: Values) => void) => () => void;
}

/**
 * Saves a form while it is on screen. When it goes, what is unsaved is sent, except if another user has logged in: it
 * stays in the tab for the one who typed it.
 */
export function useSaver<Values extends object>({ autosave, name, options, watch }: SaverConnection<Values>) {
  const latest = useRef({ options, watch });
  latest.current = { options, watch };
  const saver = useRef<Saver<Values>>(undefined);
  const userId = useSession((state) => state.userId);
  useEffect(() => {
    const newSaver = autosave.add<Values>(name, {
      ...latest.current.options,
      invalid: (values) => latest.current.options.invalid(values),
      send: (changes, how) => latest.current.options.send(changes, how),
      refusedFields: (error) => latest.current.options.refusedFields(error),
    });
    saver.current = newSaver;
    const unwatch = latest.current.watch((values) => newSaver.change(values));
    return () => {
      unwatch();
      autosave.remove(name, { discard: session.currentUserId() !== userId });
    };
  }, [autosave, name, userId]);
  return saver;
}
