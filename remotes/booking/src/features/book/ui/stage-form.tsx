import { Stack } from '@gyg/design-system';
import { usePageTitle } from '@gyg/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import s from './stage-form.module.css';

interface StageFormProps {
  title: string;
  lead: string;
  children: ReactNode;
  onSubmit: () => void;
}

/** One stage. Its heading gets focus when the stage changes, so that screen readers follow. */
export function StageForm({ title, lead, children, onSubmit }: StageFormProps) {
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap={4}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={s.title}>
            {title}
          </h1>
          <p className={s.lead}>{lead}</p>
        </div>
        {children}
      </Stack>
    </form>
  );
}
