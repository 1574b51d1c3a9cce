import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom';

interface ShownPage {
  readonly over: Location | undefined;
  readonly hasLeft: () => boolean;
}

const Shown = createContext<ShownPage>({ over: undefined, hasLeft: () => false });

const isLocation = (value: unknown): value is Location =>
  typeof value === 'object' && value !== null && 'pathname' in value && typeof value.pathname === 'string';

const backgroundOf = (state: unknown): Location | undefined =>
  typeof state === 'object' && state !== null && 'backgroundLocation' in state && isLocation(state.backgroundLocation)
    ? state.backgroundLocation
    : undefined;

/**
 * The location of the page on screen: the one that the state of the current location names as `backgroundLocation`, else
 * the current one. The location at which the document was loaded has no background: a reload shows its own page.
 */
export function usePageLocation(): { page: Location; over: Location | undefined } {
  const location = useLocation();
  const [loadedAt] = useState(location.key);
  const background = location.key === loadedAt ? undefined : backgroundOf(location.state);
  return { page: background ?? location, over: background && location };
}

/**
 * The current location, while it has this page as its `backgroundLocation`: the page shows what belongs to that address,
 * such as a dialog. Undefined if the current location is the page's own.
 */
export const useLocationOver = (): Location | undefined => useContext(Shown).over;

/**
 * Returns a function that tells whether the visitor has left the page that is on screen. The last page stays on screen, and
 * keeps working, while the code of the next one loads; it must not redirect then. The router's hooks return the location
 * of the page on screen, so the current one is read from the browser's history.
 */
export const useHasLeft = (): (() => boolean) => useContext(Shown).hasLeft;

/** The router's key of the current entry in the browser's history; undefined for the first one, and without a browser. */
const currentKey = (): unknown =>
  typeof window.history.state === 'object' && window.history.state !== null
    ? Reflect.get(window.history.state, 'key')
    : undefined;

/** Shows the route of the page's location. The last page stays on screen until the code of the next one is there. */
export function PageRoutes({ routes }: { routes: RouteObject[] }): ReactNode {
  const { key } = useLocation();
  const { page, over } = usePageLocation();
  const shownKey = useRef('');
  useLayoutEffect(() => {
    shownKey.current = key;
  }, [key]);
  const shown = useMemo(() => {
    // A page may come on screen when the visitor has already left it: the address bar is then not its own.
    const hasLeft = () => currentKey() !== undefined && currentKey() !== shownKey.current;
    return { over, hasLeft };
  }, [over]);
  return <Shown value={shown}>{useRoutes(routes, page)}</Shown>;
}
