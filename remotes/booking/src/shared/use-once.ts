import { useRef } from 'react';

/**
 * Returns a function that runs the action of a dialog only once, because a second click can arrive before the button is
 * busy. After a failure `failed` is called with what was thrown, and the action can be run again.
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
