import type { ComponentChildren } from 'preact';

// A dialog of an element stays in its shadow root: nothing is written into a partner's page, and its styles are there.
export const AbovePage = ({ children }: { children: ComponentChildren }) => children;
