import { Button, Callout, Stack } from '@gyg/design-system';
import { Checkbox } from '@gyg/design-system/forms';
import { copyText, useTranslation } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import s from './access.module.css';

export interface ShownOnceProps {
  title: string;
  text: string;
  secret: string;
  copy: { label: string; done: string; failed: string };
  onDone: () => void;
}

/** A key or a secret that is shown this time only. It stays until the user says that it is stored. */
export function ShownOnce({ title, text, secret, copy, onDone }: ShownOnceProps) {
  const { t } = useTranslation('admin');
  const [stored, setStored] = useState(false);
  const root = useRef<HTMLElement>(null);
  // The dialog or button that made it has gone: readers get to know that it is there.
  useEffect(() => root.current?.focus(), []);
  return (
    <Callout
      ref={root}
      tabIndex={-1}
      tone="tint"
      headingLevel={3}
      title={title}
      text={
        <Stack gap={3}>
          <span>{text}</span>
          <span className={s.secret}>
            <code>{secret}</code>
            <Button
              size="sm"
              icon="copy"
              aria-label={copy.label}
              onClick={() => void copyText(secret, { done: copy.done, failed: copy.failed })}
            >
              {t('access.copy')}
            </Button>
          </span>
          <Checkbox checked={stored} onChange={({ currentTarget }) => setStored(currentTarget.checked)}>
            {t('access.keys.stored')}
          </Checkbox>
        </Stack>
      }
      action={
        <Button size="sm" disabled={!stored} onClick={onDone}>
          {t('access.keys.done')}
        </Button>
      }
    />
  );
}
