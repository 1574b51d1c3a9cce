import { Icon, TextButton } from '@gyg/design-system';
import { isApiError, useErrorText, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Autosave, type AutosaveState, createAutosave } from './autosave';
import s from './saved-state.module.css';

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

/**
 * The autosave of one editor. A page that is hidden or left saves at once; a connection that is back tries again. While
 * something is unsaved, the browser asks before the tab closes. In another language, what was refused is sent again, so
 * that its reason is in that language.
 */
export function useAutosave(): Autosave {
  const [autosave] = useState(createAutosave);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void autosave.flush({ leaving: true });
    };
    const onOnline = () => void autosave.flush();
    const onLeave = (event: BeforeUnloadEvent) => {
      const { kind, manual } = autosave.getState();
      if (kind !== 'saved' || manual) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [autosave]);
  const language = useLanguage();
  const before = useRef(language);
  useEffect(() => {
    if (before.current !== language) void autosave.retry();
    before.current = language;
  }, [autosave, language]);
  return autosave;
}

const useAutosaveState = (autosave: Autosave): AutosaveState =>
  useSyncExternalStore(autosave.subscribe, autosave.getState);
