import { isEmail, limits } from '@gyg/contract/rules';
import { Banner, Button, Stack } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useRef } from 'react';
import { AddressList } from './address-list';
import { parseAddresses } from './addresses';
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
