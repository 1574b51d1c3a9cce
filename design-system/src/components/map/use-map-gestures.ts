import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';

/** How long a hint stays after the last gesture, in milliseconds. */
const lasting = 1600;

/**
 * Keeps the page scrollable: the wheel zooms the map only with Ctrl or while the map has the focus, one finger never
 * moves it. Returns which hint to show. `free` permits both, for a map that fills the screen.
 */
export function useMapGestures(
  place: RefObject<HTMLElement | null>,
  map: RefObject<LeafletMap | undefined>,
  free = false,
): 'wheel' | 'touch' | undefined {
  const [hint, setHint] = useState<'wheel' | 'touch'>();
  useEffect(() => {
    // Listens on the element around Leaflet's own, in the capture phase.
    const around = place.current?.parentElement;
    if (!around || free) return;
    let timer = 0;
    const show = (which: 'wheel' | 'touch') => {
      clearTimeout(timer);
      setHint(which);
      timer = window.setTimeout(() => setHint(undefined), lasting);
    };
    const stop = new AbortController();
    const early = { capture: true, passive: true, signal: stop.signal };
    around.addEventListener(
      'wheel',
      (event) => {
        if (event.ctrlKey || document.activeElement === place.current) return;
        event.stopPropagation();
        show('wheel');
      },
      early,
    );
    around.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        if (pointerType === 'touch') map.current?.dragging.disable();
        else map.current?.dragging.enable();
      },
      early,
    );
    around.addEventListener('touchmove', ({ touches }) => touches.length === 1 && show('touch'), early);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [place, map, free]);
  return hint;
}
