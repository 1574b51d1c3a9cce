import { IconButton } from '@gyg/design-system';
import { Combobox } from '@gyg/design-system/forms';
import { callOptions, keepPreviousData, useErrorText, useQuery, useTranslation } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import { KeepFocus } from '../kept-focus';
import type { InvitedMember } from './invite-subject';
import s from './member-picker.module.css';

/** Members of an organisation whose name matches; nothing is searched without a keyword. */
const useFoundMembers = (organizationId: string, keyword: string) =>
  useQuery({
    ...callOptions('searchUsers', { body: { organizationId, keyword, pageSize: 10 } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });

/** Delay after typing before people are searched, in milliseconds. */
const delay = 500;

export interface MemberPickerProps {
  /** The organisation whose members can be chosen. */
  organizationId: string;
  value: readonly InvitedMember[];
  onChange: (members: InvitedMember[]) => void;
}

/** Chooses members of an organisation by name. */
export function MemberPicker({ organizationId, value, onChange }: MemberPickerProps) {
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
          timer.current = setTimeout(() => setKeyword(text.trim()), delay);
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
