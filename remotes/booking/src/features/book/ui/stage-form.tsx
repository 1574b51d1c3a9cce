import { Stack } from '@gyg/design-system';
import { usePageTitle } from '@gyg/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import s from './stage-form.module.css';

interface StageFormProps {
  title: string;
  lead: string;
  /** Changes each time the stage could not be left: the first wrong field then gets the focus. */
  attempts: number;
  children: ReactNode;
  onSubmit: () => void;
}

const wrongField = '[data-invalid] input:enabled:checked, [data-invalid] input:enabled, [aria-invalid="true"]';

/** One stage. Its heading gets focus when the stage changes, so that screen readers follow. */
export function StageForm({ title, lead, attempts, children, onSubmit }: StageFormProps) {
  usePageTitle(title);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(attempts);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (seen.current === attempts) return;
    seen.current = attempts;
    form.current?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [attempts]);
  return (
    <form
      ref={form}
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
