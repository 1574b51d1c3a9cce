import { locales } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Button, IconButton, Measure, Panel, Stack } from '@gyg/design-system';
import { Combobox, FormActions, SelectField, TextArea } from '@gyg/design-system/forms';
import { callOptions, keepPreviousData, useErrorText, useFormat, useQuery, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useEffect, useRef, useState } from 'react';
import { KeepFocus } from '../kept-focus';
import { parseAddresses } from './addresses';
import { AddressesField } from './addresses-field';
import s from './draft-step.module.css';
import type { InvitedMember } from './invite-subject';
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

/** Members of an organisation whose name matches; nothing is searched without a keyword. */
const useFoundMembers = (organizationId: string, keyword: string) =>
  useQuery({
    ...callOptions('searchUsers', { body: { organizationId, keyword, pageSize: 10 } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });

/** Delay after typing before people are searched, in milliseconds. */
const searchDelay = 500;

interface MemberPickerProps {
  /** The organisation whose members can be chosen. */
  organizationId: string;
  value: readonly InvitedMember[];
  onChange: (members: InvitedMember[]) => void;
}

/** Chooses members of an organisation by name. */
function MemberPicker({ organizationId, value, onChange }: MemberPickerProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [keyword, setKeyword] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data, error, isFetching } = useFoundMembers(organizationId, keyword);
  const members = keyword === '' ? [] : (data?.users ?? []);
  const options = members
    .filter(({ id }) => !value.some((member) => member.id === id))
    .map(({ id, fullName, email }) => ({ value: id, label: fullName, ...(email !== undefined && { note: email }) }));
  return (
    <div className={s.root}>
      <Combobox
        // Empties the field after each choice.
        key={value.length}
        label={t('invite.members')}
        optional={t('invite.optional')}
        hint={t('invite.membersHint')}
        options={options}
        filtered
        loading={isFetching}
        {...(error && { failure: errorText(error).text })}
        texts={{
          show: t('invite.showMembers'),
          clear: t('confirm.clear'),
          loading: t('lists.loading'),
          empty: t(keyword === '' ? 'invite.typeName' : 'invite.noMembers'),
          found: (count) => t('invite.found', { count }),
        }}
        value={null}
        onTextChange={(text) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setKeyword(text.trim()), searchDelay);
        }}
        onValueChange={(option) => {
          if (option === null) return;
          setKeyword('');
          onChange([...value, { id: option.value, name: option.label }]);
        }}
      />
      {value.length > 0 && (
        <ul className={s.list} aria-label={t('invite.chosenMembers')}>
          {value.map(({ id, name }) => (
            <li key={id} className={s.member}>
              {name}
              <KeepFocus>
                <IconButton
                  icon="close"
                  label={t('invite.removeMember', { name })}
                  onClick={() => onChange(value.filter((member) => member.id !== id))}
                />
              </KeepFocus>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
