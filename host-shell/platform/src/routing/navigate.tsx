import { useEffect, useRef } from 'react';
import { type NavigateProps, type To, useNavigate } from 'react-router-dom';
import { useHasLeft } from './page-routes';

/** As the router's `Navigate`: redirects to a path, unless the visitor has already left for another page. */
export function Navigate({ to, ...options }: NavigateProps) {
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const redirectedTo = useRef<To>(undefined);
  useEffect(() => {
    if (redirectedTo.current === to || hasLeft()) return;
    redirectedTo.current = to;
    void navigate(to, options);
  });
  return null;
}
