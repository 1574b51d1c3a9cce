import { type PointerEvent, useRef } from 'react';

/** The horizontal distance in px that counts as a swipe. */
const far = 48;

/**
 * A horizontal swipe by touch or pen: `-1` to the right (back), `1` to the left (forward). Mouse users have the
 * buttons.
 */
export const useSwipe = (onSwipe: (step: -1 | 1) => void) => {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger zooms.
      from.current =
        event.pointerType !== 'mouse' && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current || !event.isPrimary) return;
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      from.current = undefined;
      if (Math.abs(x) > far && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
};
