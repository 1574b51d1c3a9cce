import type { BookingStatus, ContributionType, GygBooking } from '@gyg/contract';
import { Badge, Icon, type Tone } from '@gyg/design-system';
import { RowNameSkeleton, RowNote, type TableColumn } from '@gyg/design-system/tables';
import { type Language, TextIn, useFormat, useTranslation } from '@gyg/platform';
import { MailAddress } from '../mail-address';
import { PersonName } from '../person-name';
import s from './booking-cells.module.css';

/** Returns a function that names a booking's person. */
export function useBookerName(): (booking: GygBooking) => string {
  const { t } = useTranslation('admin');
  return ({ bookerName }) => (bookerName === '' ? t('bookings.erased') : bookerName);
}

interface BookingColumnsOptions {
  sortable: boolean;
  /** The language of the titles of needs; undefined while they are loading. */
  needLang?: Language | undefined;
}

/** The columns of a list of bookings. The keys are those that the API sorts by. */
export function useBookingColumns({ sortable, needLang }: BookingColumnsOptions): TableColumn<GygBooking>[] {
  const { t } = useTranslation('admin');
  const { date, number } = useFormat();
  const nameOf = useBookerName();
  return [
    {
      kind: 'name',
      key: 'name',
      header: t('bookings.person'),
      sortable,
      cell: (booking) => (
        <PersonName
          name={nameOf(booking)}
          userId={booking.userId}
          image={booking.userImage}
          note={booking.email === null ? undefined : <MailAddress address={booking.email} />}
        />
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'need',
      folds: true,
      header: t('bookings.contribution'),
      sortable,
      phone: 'third',
      cell: (booking) => <Contribution {...booking} lang={needLang} />,
    },
    {
      kind: 'number',
      key: 'quantity',
      header: t('bookings.quantity'),
      sortable,
      phone: 'third',
      cell: ({ quantity }) => number(quantity),
    },
    {
      key: 'organization',
      folds: true,
      header: t('bookings.representing'),
      sortable,
      phone: 'third',
      cell: (booking) => <Representing booking={booking} />,
    },
    {
      key: 'created',
      folds: true,
      header: t('bookings.booked'),
      sortable,
      phone: 'third',
      cell: ({ created }) => <time dateTime={created}>{date(created)}</time>,
    },
    {
      key: 'status',
      header: t('bookings.state'),
      phone: 'third',
      cell: ({ status, confirmedAt, thanks }) => (
        <>
          <BookingState status={status} />
          {status === 'ACTIVE' && confirmedAt !== null && (
            <div>
              <RowNote>{t('bookings.coming')}</RowNote>
            </div>
          )}
          {thanks !== null && (
            <div>
              <RowNote>{t('bookings.thanked')}</RowNote>
            </div>
          )}
        </>
      ),
    },
  ];
}

/** The organisation that a booker represents, or has asked to represent. */
function Representing({ booking: { orgName, representation } }: { booking: GygBooking }) {
  const { t } = useTranslation('admin');
  if (orgName !== null) return orgName;
  if (representation?.status !== 'PENDING') return <RowNote>{t('bookings.self')}</RowNote>;
  return (
    <span className={s.lines}>
      {representation.orgName}
      <RowNote>{t('bookings.asked')}</RowNote>
    </span>
  );
}

const tones: Readonly<Record<BookingStatus, Tone>> = {
  PENDING: 'warn',
  ACTIVE: 'good',
  CANCELLED: 'bad',
  DECLINED: 'neutral',
};

/** The status of a booking. */
function BookingState({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('admin');
  return (
    <Badge look="state" tone={tones[status]}>
      {t(`bookings.status.${status}`)}
    </Badge>
  );
}

interface ContributionProps {
  needTitle: string;
  /** The language of the title. */
  lang: Language | undefined;
  contributionType: ContributionType;
}

/** What is given, with the icon of its kind. */
export function Contribution({ needTitle, lang, contributionType }: ContributionProps) {
  return (
    <span className={s.contribution}>
      <Icon name={contributionType === 'SKILL' ? 'clock' : 'box'} size="sm" />
      <TextIn text={needTitle} lang={lang} />
    </span>
  );
}
