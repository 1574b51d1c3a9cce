import type { GygDesk } from '@gyg/contract';
import { EmptyState, ErrorState, ListFoot, Section } from '@gyg/design-system';
import { SegmentedLinks } from '@gyg/design-system/forms';
import { Table } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  useFormat,
  useListFoot,
  useListInAddress,
  useLoadFailure,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { BookingsSkeleton } from '../../../shared/booking-list';
import { useWaitlist } from '../api/list-waitlist';
import { readWaitlistView, waitlistAddress } from '../model/waitlist-view';
import { useWaitlistColumns } from './use-waitlist-columns';

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
