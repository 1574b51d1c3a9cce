import { useEffect } from 'react';

/** Sets the title in the browser's tab and history: `title · Gyg`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = `${title} · Gyg`;
  }, [title]);
}
