import { isEmail, limits } from '@gyg/contract/rules';
import { Badge, Banner, Button, Icon, IconButton, Stack } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useRef } from 'react';
import { type CheckedAddress, parseAddresses } from './addresses';
import s from './invite-form.module.css';
import type { useDraft } from './use-draft';

export interface AddressesFieldProps {
  draft: ReturnType<typeof useDraft>;
  /** There is no address to send to. */
  missing: boolean;
}

/** Whether typed text is complete: addresses only, and a separator after the last one. */
const isComplete = (text: string) => /[\s,;]$/.test(text) && parseAddresses(text).every(isEmail);

/** Takes addresses that are typed or pasted, many at once, and shows what became of each. */
export function AddressesField({ draft, missing }: AddressesFieldProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const { form, checked, ready, add, remove, setRecipients } = draft;
  const rounds = Math.ceil(ready.length / limits.inviteRecipients);
  const wrong = checked.length - ready.length;
  const correct = (index: number) => {
    form.setValue('typed', checked[index]?.text ?? '', { shouldDirty: true });
    remove(index);
    field.current?.focus();
  };
  return (
    <Stack gap={2}>
      <Controller
        control={form.control}
        name="typed"
        render={({ field: { value, onChange, onBlur } }) => (
          <TextArea
            ref={field}
            label={t('sendInvitations.addresses')}
            hint={t('sendInvitations.addressesHint')}
            error={missing && t('sendInvitations.missing')}
            rows={2}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ currentTarget }) =>
              isComplete(currentTarget.value) ? add(currentTarget.value) : onChange(currentTarget.value)
            }
            onPaste={(event) => {
              event.preventDefault();
              const { value: before, selectionStart, selectionEnd } = event.currentTarget;
              const pasted = event.clipboardData.getData('text');
              add(`${before.slice(0, selectionStart)}${pasted}${before.slice(selectionEnd)}`);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (value.trim() !== '') add(value);
            }}
            onBlur={() => {
              onBlur();
              if (value.trim() !== '') add(value);
            }}
          />
        )}
      />
      <p role="status">
        {checked.length > 0 && t('sendInvitations.ready', { count: ready.length, number: number(ready.length) })}{' '}
        {wrong > 0 && t('sendInvitations.wrong', { count: wrong, number: number(wrong) })}
      </p>
      <AddressList checked={checked} onCorrect={correct} onRemove={remove} />
      {wrong > 1 && (
        <div>
          <Button size="sm" variant="secondary" icon="trash" onClick={() => setRecipients(ready)}>
            {t('sendInvitations.removeWrong', { count: wrong, number: number(wrong) })}
          </Button>
        </div>
      )}
      {rounds > 1 && (
        <Banner>
          {t('sendInvitations.rounds', { rounds: number(rounds), most: number(limits.inviteRecipients) })}
        </Banner>
      )}
    </Stack>
  );
}

interface AddressListProps {
  checked: readonly CheckedAddress[];
  /** Puts an entry back into the field. */
  onCorrect: (index: number) => void;
  onRemove: (index: number) => void;
}

const tones = { ok: 'good', invalid: 'bad', letters: 'bad', member: 'warn', twice: 'warn' } as const;

/** The addresses in the list, each with its state. Those that are no address can be corrected. */
function AddressList({ checked, onCorrect, onRemove }: AddressListProps) {
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
