import { locales } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Button, Measure, Panel, Stack } from '@gyg/design-system';
import { FormActions, SelectField, TextArea } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useState } from 'react';
import { parseAddresses } from './addresses';
import { AddressesField } from './addresses-field';
import { MemberPicker } from './member-picker';
import type { useDraft } from './use-draft';

export interface DraftStepProps {
  draft: ReturnType<typeof useDraft>;
  /** The organisation whose members can be chosen by name. */
  membersOf: string | undefined;
  leave: { label: string; href: string };
  onPreview: () => void;
}

/** The addresses, the message, and the language of the mail. */
export function DraftStep({ draft, membersOf, leave, onPreview }: DraftStepProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const [missing, setMissing] = useState(false);
  const { form, invited, members, setMembers, add } = draft;
  const preview = () => {
    const typed = parseAddresses(form.getValues('typed'));
    if (typed.length > 0) add(form.getValues('typed'));
    // What was just added is checked in the list first.
    if (typed.length > 0) return;
    setMissing(invited.length === 0);
    if (invited.length > 0) onPreview();
  };
  return (
    <Measure size="text">
      <Panel padding="large">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            preview();
          }}
        >
          <Stack gap={4}>
            <AddressesField draft={draft} missing={missing && invited.length === 0} />
            {membersOf !== undefined && (
              <MemberPicker organizationId={membersOf} value={members} onChange={setMembers} />
            )}
            <Controller
              control={form.control}
              name="message"
              render={({ field }) => (
                <TextArea
                  label={t('sendInvitations.message')}
                  hint={t('sendInvitations.messageHint')}
                  optional={t('organization.optional')}
                  rows={5}
                  maxLength={limits.inviteMessage}
                  counter={(used, most) => t('members.counter', { used: number(used), most: number(most) })}
                  {...field}
                />
              )}
            />
            <SelectField
              label={t('sendInvitations.locale')}
              hint={t('sendInvitations.localeHint')}
              options={locales.map((locale) => ({ value: locale, label: t(`sendInvitations.locales.${locale}`) }))}
              {...form.register('locale')}
            />
            <FormActions>
              <Button variant="secondary" href={leave.href}>
                {leave.label}
              </Button>
              <Button type="submit">{t('sendInvitations.preview')}</Button>
            </FormActions>
          </Stack>
        </form>
      </Panel>
    </Measure>
  );
}
