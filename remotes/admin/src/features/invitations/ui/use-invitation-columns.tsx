import type { Invite } from '@gyg/contract';
import { Badge } from '@gyg/design-system';
import { RowLines, RowName, RowNameSkeleton, RowNote, type TableColumn } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { fateOf } from '../model/invitation-fate';
import { nameOf } from '../model/use-invitation-acts';

const tones = {
  queued: 'info',
  unanswered: 'warn',
  bounced: 'bad',
  accepted: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
} as const;

/** The columns of the invitations: to whom and what, what became of it, when it was sent and reminded. */
export function useInvitationColumns(actions: (invite: Invite) => ReactNode): TableColumn<Invite>[] {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  return [
    {
      kind: 'name',
      key: 'to',
      header: t('invitations.column.to'),
      cell: (invite) => (
        <RowName
          title={nameOf(invite)}
          href={invite.userId === null ? undefined : paths.user(invite.userId)}
          notes={[
            invite.userName !== null && invite.email,
            [invite.gygTitle, invite.needTitle].filter(Boolean).join(', '),
          ]}
        />
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'fate',
      header: t('invitations.column.fate'),
      phone: 'line',
      cell: (invite) => (
        <Badge look="state" tone={tones[fateOf(invite)]}>
          {t(`invitations.fate.${fateOf(invite)}`)}
        </Badge>
      ),
    },
    {
      key: 'sent',
      header: t('invitations.column.sent'),
      phone: 'line',
      cell: ({ created, remindedAt, inviterName }) => (
        <RowLines>
          <time dateTime={created}>{date(created)}</time>
          <RowNote>{t('invitations.by', { name: inviterName })}</RowNote>
          {remindedAt !== null && <RowNote>{t('invitations.remindedAt', { date: date(remindedAt) })}</RowNote>}
        </RowLines>
      ),
    },
    { kind: 'actions', key: 'actions', header: t('invitations.column.actions'), cell: actions },
  ];
}
