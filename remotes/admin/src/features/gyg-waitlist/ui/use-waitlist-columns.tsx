import type { Gyg, GygWaitlistEntry } from '@gyg/contract';
import { Badge, Stack } from '@gyg/design-system';
import { RowNameSkeleton, RowNote, type TableColumn } from '@gyg/design-system/tables';
import { TextIn, textLang, useFormat, useTranslation } from '@gyg/platform';
import { MailAddress } from '../../../shared/mail-address';
import { PersonName } from '../../../shared/person-name';

const tones = {
  WAITING: 'warn',
  OFFERED: 'info',
  ACCEPTED: 'good',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
  CLOSED: 'neutral',
} as const;

/** The columns of the waiting list of a gyg. */
export function useWaitlistColumns({ language }: Pick<Gyg, 'language'>): TableColumn<GygWaitlistEntry>[] {
  const { t } = useTranslation('admin');
  const { dateTime, number } = useFormat();
  return [
    {
      kind: 'name',
      key: 'name',
      header: t('bookings.person'),
      cell: ({ userName, userId, userImage, email }) =>
        userId === null ? (
          t('waitlist.erased')
        ) : (
          <PersonName
            name={userName}
            userId={userId}
            image={userImage}
            note={email && <MailAddress address={email} />}
          />
        ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'for',
      header: t('waitlist.for'),
      phone: 'full',
      cell: ({ needTitle, contributionType, quantity, orgName }) => (
        <>
          {contributionType === null ? t('waitlist.place') : <TextIn text={needTitle} lang={textLang(language)} />}
          {contributionType === 'COMMODITY' && ` × ${number(quantity)}`}
          {orgName !== null && <RowNote>{t('waitlist.representing', { organization: orgName })}</RowNote>}
        </>
      ),
    },
    {
      key: 'comment',
      header: t('bookings.comment'),
      phone: 'full',
      cell: ({ bookingComment }) =>
        bookingComment === '' ? <RowNote>{t('recipients.noComment')}</RowNote> : bookingComment,
    },
    {
      key: 'created',
      header: t('waitlist.since'),
      folds: true,
      phone: 'half',
      cell: ({ created }) => <time dateTime={created}>{dateTime(created)}</time>,
    },
    {
      key: 'status',
      header: t('bookings.state'),
      phone: 'half',
      cell: (entry) => (
        <Stack gap={1}>
          <span>
            <Badge look="state" tone={tones[entry.status]}>
              {t(`waitlist.status.${entry.status}`)}
            </Badge>
          </span>
          {entry.status === 'OFFERED' && entry.offerExpiresAt !== null && (
            <RowNote>{t('waitlist.until', { until: dateTime(entry.offerExpiresAt) })}</RowNote>
          )}
        </Stack>
      ),
    },
  ];
}
