import { useEffect } from 'react';

/** Sets the document title: `title · Gyg`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = `${title} · Gyg`;
  }, [title]);
}
