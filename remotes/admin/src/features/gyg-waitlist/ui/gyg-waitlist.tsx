import type { Gyg, GygDesk, GygWaitlistEntry } from '@gyg/contract';
import { Badge, EmptyState, ErrorState, ListFoot, Section, Stack } from '@gyg/design-system';
import { SegmentedLinks } from '@gyg/design-system/forms';
import { RowNameSkeleton, RowNote, Table, type TableColumn } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  TextIn,
  textLang,
  useFormat,
  useListFoot,
  useListInAddress,
  useLoadFailure,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { BookingsSkeleton } from '../../../shared/booking-list';
import { MailAddress } from '../../../shared/mail-address';
import { PersonName } from '../../../shared/person-name';
import { useWaitlist } from '../api/list-waitlist';
import { readWaitlistView, waitlistAddress } from '../model/waitlist-view';

const groups = ['active', 'ended'] as const;

/** The waiting lists of a gyg in the order in which places are offered, and ended entries with their results. */
export function GygWaitlist({ desk: { gyg } }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { list: view, href } = useListInAddress(readWaitlistView, (list) => waitlistAddress(gyg.id, list));
  const { data, error, isPlaceholderData: stale, refetch } = useWaitlist(gyg.id, view);
  const columns = useWaitlistColumns(gyg);
  const top = useTopOn<HTMLDivElement>(view.page);
  const last = data === undefined ? view.page : lastPage(data.total, data.pageSize);
  if (view.page > last && !stale) return <Navigate to={href({ page: last })} replace />;
  const counts = data && { active: data.counts.WAITING + data.counts.OFFERED, ended: data.counts.ended };
  return (
    <Section
      title={t('waitlist.title')}
      size="small"
      spacing="none"
      lead={t('waitlist.lead')}
      action={
        <SegmentedLinks
          label={t('bookings.state')}
          items={groups.map((group) => ({
            label: t(`waitlist.groups.${group}`),
            href: href({ group }),
            current: group === view.group,
            count: counts && number(counts[group]),
          }))}
        />
      }
    >
      {error ? (
        <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
      ) : data === undefined ? (
        <BookingsSkeleton />
      ) : (
        <div ref={top} tabIndex={-1} aria-busy={stale}>
          <Table
            caption={t('waitlist.title')}
            captionHidden
            columns={columns}
            rows={data.entries}
            rowKey={({ id }) => id}
            rowState={() => (view.group === 'ended' ? 'past' : undefined)}
            empty={
              <EmptyState
                headingLevel={3}
                title={t(`waitlist.empty.${view.group}`)}
                text={view.group === 'active' ? t('waitlist.empty.text') : undefined}
              />
            }
            stale={stale}
            dense
            stickyHead
          />
          {data.total > 0 && <ListFoot {...foot(data, (page) => href({ page }))} />}
        </div>
      )}
    </Section>
  );
}

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
function useWaitlistColumns({ language }: Pick<Gyg, 'language'>): TableColumn<GygWaitlistEntry>[] {
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
