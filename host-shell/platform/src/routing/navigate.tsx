import { useEffect, useRef } from 'react';
import type { To } from './location';
import { type NavigateOptions, useNavigate } from './router';
import { useHasLeft } from './use-has-left';

interface NavigateProps extends NavigateOptions {
  readonly to: To;
}

/** Redirects to a path, unless the visitor has already left for another page. */
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
