import { useLayoutEffect, useRef } from 'react';
import { rootOf } from '../../behaviour/root-of';

/**
 * Keeps the focus on a pressed button: when the browser moves its row to another position, it drops the focus. Returns
 * the function that is called with the button.
 */
export function useKeptPress(order: string): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have moved
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = undefined;
    if (button?.isConnected && rootOf(button).activeElement !== button) button.focus();
  }, [order]);
  return (button) => {
    pressed.current = button;
  };
}
