import { Badge, Icon, IconButton } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useRef } from 'react';
import type { CheckedAddress } from './addresses';
import s from './invite-form.module.css';

export interface AddressListProps {
  checked: readonly CheckedAddress[];
  /** Puts an entry back into the field. */
  onCorrect: (index: number) => void;
  onRemove: (index: number) => void;
}

const tones = { ok: 'good', invalid: 'bad', letters: 'bad', member: 'warn', twice: 'warn' } as const;

/** The addresses in the list, each with its state. Those that are no address can be corrected. */
export function AddressList({ checked, onCorrect, onRemove }: AddressListProps) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLUListElement>(null);
  if (checked.length === 0) return null;
  const remove = (index: number) => {
    onRemove(index);
    // The button goes with its entry: the next one's, or the last one's, takes its place.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
  };
  return (
    <ul ref={list} className={s.addresses} aria-label={t('sendInvitations.list')}>
      {checked.map(({ key, text, state }, index) => (
        <li key={key} className={s.address} data-state={state}>
          {state === 'ok' && <Icon name="check" size="sm" label={t('sendInvitations.state.ok')} />}
          <span className={s.text}>
            {text}
            {state !== 'ok' && <Badge tone={tones[state]}>{t(`sendInvitations.state.${state}`)}</Badge>}
          </span>
          {(state === 'invalid' || state === 'letters') && (
            <IconButton
              icon="edit"
              label={t('sendInvitations.correct', { address: text })}
              onClick={() => onCorrect(index)}
            />
          )}
          <IconButton
            icon="close"
            label={t('sendInvitations.remove', { address: text })}
            data-remove
            onClick={() => remove(index)}
          />
        </li>
      ))}
    </ul>
  );
}
