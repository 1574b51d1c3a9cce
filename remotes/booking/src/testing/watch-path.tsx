import { useLocation } from '@gyg/platform';

let path = '';

/** Watches the address of the screen beside it. */
export function WatchPath() {
  path = useLocation().pathname;
  return null;
}

/** The path of the last watched screen. */
export const currentPath = () => path;
