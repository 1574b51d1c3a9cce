import type { Recipient } from '@gyg/contract';
import { Badge, Button } from '@gyg/design-system';
import { RowNameSkeleton, RowNote, type TableColumn } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { MailAddress } from '../../../shared/mail-address';
import { PersonName } from '../../../shared/person-name';
import s from './recipient-results.module.css';

/** The columns of the list of recipients. `onCancel` is undefined if places can no longer be cancelled. */
export function useRecipientColumns(onCancel: ((recipient: Recipient) => void) | undefined): TableColumn<Recipient>[] {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  return [
    {
      kind: 'name',
      key: 'name',
      header: t('bookings.person'),
      sortable: true,
      cell: ({ userName, userId, userImage, email }) => (
        <PersonName name={userName} userId={userId} image={userImage} note={email && <MailAddress address={email} />} />
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'comment',
      header: t('bookings.comment'),
      phone: 'full',
      cell: ({ bookingComment, cancelReason }) => (
        <span className={s.words}>
          {bookingComment === '' ? <RowNote>{t('recipients.noComment')}</RowNote> : bookingComment}
          {cancelReason && <RowNote>{t('recipients.cancelledBecause', { reason: cancelReason })}</RowNote>}
        </span>
      ),
    },
    {
      key: 'created',
      header: t('bookings.booked'),
      sortable: true,
      nowrap: true,
      phone: 'half',
      cell: ({ created }) => <time dateTime={created}>{date(created)}</time>,
    },
    {
      key: 'status',
      header: t('bookings.state'),
      phone: 'half',
      cell: ({ status, confirmedAt }) => (
        <>
          <Badge look="state" tone={status === 'ACTIVE' ? 'good' : 'bad'}>
            {t(`recipients.status.${status}`)}
          </Badge>
          {status === 'ACTIVE' && confirmedAt !== null && (
            <div>
              <RowNote>{t('bookings.coming')}</RowNote>
            </div>
          )}
        </>
      ),
    },
    {
      kind: 'actions',
      key: 'actions',
      header: t('bookings.actions'),
      cell: (recipient) =>
        onCancel !== undefined &&
        recipient.status === 'ACTIVE' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('recipients.cancelOf', { name: recipient.userName })}
            onClick={() => onCancel(recipient)}
          >
            {t('recipients.cancel')}
          </Button>
        ),
    },
  ];
}
