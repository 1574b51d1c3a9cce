import { useRef } from 'react';

/**
 * Runs an action of a dialog that closes when it has succeeded: only once, since a double click comes before the button is
 * busy. After a failure, which goes to `failed`, it can be run again.
 */
export function useOnce() {
  const started = useRef(false);
  return async (act: () => Promise<void>, failed: (thrown: unknown) => void = () => {}): Promise<void> => {
    if (started.current) return;
    started.current = true;
    try {
      await act();
    } catch (thrown) {
      started.current = false;
      failed(thrown);
    }
  };
}
