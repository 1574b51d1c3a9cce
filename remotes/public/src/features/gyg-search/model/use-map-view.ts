import { upTo } from '@gyg/design-system';
import { readJson, useConfig, writeJson } from '@gyg/platform';
import { useSyncExternalStore } from 'react';
import type { SearchPartProps } from './use-search-state';

const query = upTo('compact');
const subscribe = (onChange: () => void) => {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener?.('change', onChange);
  return () => list?.removeEventListener?.('change', onChange);
};

const isNarrow = () => globalThis.matchMedia?.(query).matches ?? false;

/** Whether the window is too narrow for a map beside the list. On the server: not. */
const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);

const key = 'gyg.search.view';

/**
 * Whether the map is shown, and a function that switches. The address decides; without a choice in it, the last one on
 * this device, except on narrow screens, where a map would hide the results.
 */
export function useMapView({ state, onChange }: SearchPartProps) {
  const tiles = useConfig()?.mapTiles ?? null;
  const narrow = useNarrow();
  const remembered = !narrow && readJson('device', key)?.map === true;
  const open = state.view === undefined ? remembered : state.view === 'map';
  return {
    /** Null without a tile host: coasts and towns are drawn. */
    tiles,
    open,
    toggle: () => {
      writeJson('device', key, { map: !open });
      onChange({ view: open ? 'list' : 'map' });
    },
  };
}
export type MapView = ReturnType<typeof useMapView>;
