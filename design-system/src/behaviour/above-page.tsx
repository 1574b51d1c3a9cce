import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders its content at the end of the page, so that a form in it is never inside another form, wherever it is in
 * React's tree. In a shadow root it stays in its place: nothing is written into a partner's page, and its styles are
 * there. Nothing on the server, and until a page from the server has been taken over.
 */
export const AbovePage = ({ children }: { children: ReactNode }) => {
  const here = useRef<HTMLTemplateElement>(null);
  const [place, setPlace] = useState<HTMLElement | 'here'>();
  useLayoutEffect(() => {
    if (here.current) setPlace(here.current.getRootNode() instanceof ShadowRoot ? 'here' : document.body);
  }, []);
  if (place === undefined) return <template ref={here} />;
  return place === 'here' ? children : createPortal(children, place);
};
