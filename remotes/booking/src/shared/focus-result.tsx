import { type ReactNode, useEffect, useRef } from 'react';

interface FocusResultProps {
  /** Names what is shown. */
  shown: string;
  children: ReactNode;
}

/** Focuses the page's heading when something else is shown, because the button that was used is gone. Not at first. */
export function FocusResult({ shown, children }: FocusResultProps) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = root.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [shown]);
  return <div ref={root}>{children}</div>;
}
