import type { AnswerOf } from '@gyg/contract';
import { inviteStatuses } from '@gyg/contract/enums';
import { Tabs } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { KeywordField } from '../../../shared/lists/keyword-field';
import { type InvitationList, invitationListAddress, invitationTabs, invitationTypes } from '../model/invitation-list';
import s from './invitations.module.css';

export interface InvitationToolsProps {
  list: InvitationList;
  counts: AnswerOf<'listInvites'>['counts'] | undefined;
  onChange: (changes: Partial<InvitationList>, options?: { replace?: boolean }) => void;
}

/** Tabs with the number of each status, search, and what people are invited to. */
export function InvitationTools({ list, counts, onChange }: InvitationToolsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const all = counts && inviteStatuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <>
      <Tabs
        label={t('invitations.status')}
        items={invitationTabs.map((tab) => {
          const count = tab === 'all' ? all : counts?.[tab];
          return {
            label: t(`invitations.tabs.${tab}`),
            href: invitationListAddress({ ...list, tab, page: 1 }),
            current: tab === list.tab,
            count: count === undefined ? undefined : number(count),
          };
        })}
      />
      <div className={s.tools}>
        <KeywordField
          label={t('invitations.search')}
          value={list.keyword}
          onSearch={(keyword) => onChange({ keyword }, { replace: true })}
        />
        <SelectField
          label={t('invitations.type')}
          labelHidden
          value={list.type}
          options={invitationTypes.map((type) => ({ value: type, label: t(`invitations.types.${type}`) }))}
          onChange={({ currentTarget }) => {
            const type = invitationTypes.find((choice) => choice === currentTarget.value);
            if (type !== undefined) onChange({ type });
          }}
        />
      </div>
    </>
  );
}
