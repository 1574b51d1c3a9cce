import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

const never = () => () => undefined;
const page = (): HTMLElement => document.body;
const nowhere = () => undefined;

/**
 * Renders its content at the end of the page, so that a form in it is never inside another form, wherever it is in
 * React's tree. Nothing on the server, and until a page from the server has been taken over.
 */
export const AbovePage = ({ children }: { children: ReactNode }) => {
  const place = useSyncExternalStore<HTMLElement | undefined>(never, page, nowhere);
  return place && createPortal(children, place);
};
