import { Icon, TextButton } from '@gyg/design-system';
import { isApiError, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useRef } from 'react';
import type { Autosave, AutosaveState } from './autosave';
import s from './saved-state.module.css';
import { useAutosaveState } from './use-autosave';

const looks = {
  saved: 'good',
  waiting: 'busy',
  saving: 'busy',
  held: 'bad',
  refused: 'bad',
  failed: 'bad',
} as const satisfies Record<AutosaveState['kind'], string>;
const icons = { good: 'check', busy: 'refresh', bad: 'alert' } as const;

/** Whether everything is saved, with a button to try again if not. Announced when it changes. */
export function SavedState({ autosave }: { autosave: Autosave }) {
  const { t } = useTranslation('admin');
  const { time } = useFormat();
  const errorText = useErrorText();
  const { kind, at, error, held, manual } = useAutosaveState(autosave);
  const root = useRef<HTMLDivElement>(null);
  const look = looks[kind];
  const offline = isApiError(error) && error.status === 0;
  const notSaved = offline ? t('saving.offline') : t('saving.notSaved', { reason: errorText(error).text });
  const text = {
    saved: manual ? t('saving.others') : at === undefined ? t('saving.all') : t('saving.saved', { time: time(at) }),
    waiting: t('saving.saving'),
    saving: t('saving.saving'),
    held: t('saving.held', { count: held }),
    refused: notSaved,
    failed: notSaved,
  }[kind];
  return (
    <div ref={root} tabIndex={-1} className={s.root} data-look={look}>
      <Icon name={icons[look]} size="sm" />
      <span role="status">{text}</span>
      {(kind === 'failed' || kind === 'refused') && (
        <TextButton
          onClick={() => {
            // The button goes while it saves.
            root.current?.focus();
            void autosave.retry();
          }}
        >
          {t('saving.retry')}
        </TextButton>
      )}
    </div>
  );
}
