import { Button, Cluster, Panel, Stack } from '@gyg/design-system';
import { Checkbox } from '@gyg/design-system/forms';
import { copyText, useTranslation } from '@gyg/platform';
import { useEffect, useId, useRef, useState } from 'react';
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
  const headingId = useId();
  const root = useRef<HTMLDivElement>(null);
  // The dialog or button that made it has gone: readers get to know that it is there.
  useEffect(() => root.current?.focus(), []);
  return (
    <Panel ref={root} role="group" aria-labelledby={headingId} tabIndex={-1} className={s.once}>
      <Stack gap={3}>
        <div>
          <h3 id={headingId} className={s.onceTitle}>
            {title}
          </h3>
          <p className={s.soft}>{text}</p>
        </div>
        <div className={s.secret}>
          <code>{secret}</code>
          <Button
            size="sm"
            icon="copy"
            aria-label={copy.label}
            onClick={() => void copyText(secret, { done: copy.done, failed: copy.failed })}
          >
            {t('access.copy')}
          </Button>
        </div>
        <Cluster gap={3}>
          <Checkbox checked={stored} onChange={({ currentTarget }) => setStored(currentTarget.checked)}>
            {t('access.keys.stored')}
          </Checkbox>
          <Button size="sm" disabled={!stored} onClick={onDone}>
            {t('access.keys.done')}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  );
}
