import { useEffect, useRef } from 'react';
import { type NavigateProps, useNavigate } from 'react-router';
import { useHasLeft } from './use-has-left';

/** Redirects to a path, unless the visitor has already left for another page. */
export function Navigate({ to, ...options }: NavigateProps) {
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const redirectedTo = useRef<NavigateProps['to']>(undefined);
  useEffect(() => {
    if (redirectedTo.current === to || hasLeft()) return;
    redirectedTo.current = to;
    void navigate(to, options);
  });
  return null;
}
