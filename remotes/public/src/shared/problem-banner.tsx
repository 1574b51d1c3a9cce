import { Banner } from '@gyg/design-system';
import { useLayoutEffect, useRef } from 'react';
import s from './problem-banner.module.css';
import type { Problem } from './use-problem';

/** The error above a form: announced, and focused unless a field has focus. Code and detail are below. */
export function ProblemBanner({ problem }: { problem: Problem | undefined }) {
  const banner = useRef<HTMLDivElement>(null);
  // A layout effect, so that focus moves together with the text and not after the user has moved on.
  useLayoutEffect(() => {
    if (problem !== undefined && !problem.atFields) banner.current?.focus();
  }, [problem]);
  if (problem === undefined) return null;
  const { code, text, detail } = problem;
  return (
    <Banner ref={banner} tone="bad" role="alert" tabIndex={-1} data-code={code} title={text}>
      {detail !== undefined && (
        <p className={s.detail}>
          <code>{code}</code> <span>{detail}</span>
        </p>
      )}
    </Banner>
  );
}
