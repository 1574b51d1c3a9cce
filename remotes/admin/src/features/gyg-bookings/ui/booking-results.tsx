import type { AnswerOf, Gyg, GygBooking } from '@gyg/contract';
import { Button, ListFoot } from '@gyg/design-system';
import { lastPage, Navigate, useListFoot, useTopOn, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import {
  type BookingListInAddress,
  BookingTable,
  isNarrowed,
  useBookerName,
  useBookingSorting,
  useCommentExpansion,
} from '../../../shared/booking-list';
import type { BookingAnswers } from '../api/booking-calls';
import { CancelBookingsDialog } from './cancel-bookings-dialog';
import s from './gyg-bookings.module.css';
import { NoBookings } from './no-bookings';
import { ThankDialog } from './thank-dialog';
import { useHostColumns, useWriteTo } from './use-host-columns';

export interface BookingResultsProps {
  gyg: Gyg;
  answers: BookingAnswers;
  inAddress: BookingListInAddress;
  data: AnswerOf<'listGygBookings'>;
  /** Whether these are the rows of the last query, while the next ones load. */
  stale: boolean;
}

/** A page of bookings: table with selection, comments on demand, actions for one or several. */
export function BookingResults({ gyg, answers, inAddress, data, stale }: BookingResultsProps) {
  const { t } = useTranslation('admin');
  const nameOf = useBookerName();
  const foot = useListFoot();
  const chosen = useChosen();
  const writeTo = useWriteTo(gyg.id);
  const [toCancel, setToCancel] = useState<readonly GygBooking[]>([]);
  const [toThank, setToThank] = useState<GygBooking>();
  const columns = useHostColumns({
    gyg,
    answers,
    sortable: true,
    onThank: setToThank,
    onCancel: (booking) => setToCancel([booking]),
  });
  const sorting = useBookingSorting(inAddress);
  const expansion = useCommentExpansion();
  const { list, href } = inAddress;
  const top = useTopOn<HTMLDivElement>(list.page);
  const { bookings, total, pageSize } = data;
  const last = lastPage(total, pageSize);
  if (list.page > last && !stale) return <Navigate to={href({ page: last })} replace />;
  return (
    <div ref={top} tabIndex={-1} className={s.results} aria-busy={stale}>
      <BookingTable
        caption={t('bookings.title')}
        columns={columns}
        rows={bookings}
        sorting={sorting}
        expansion={expansion}
        selection={{
          selected: chosen.ids,
          onSelectedChange: (ids) => chosen.choose(ids, bookings),
          rowLabel: (booking) => t('bookings.choose', { name: nameOf(booking) }),
          allLabel: t('lists.chooseAll'),
          countLabel: (count) => (count === 0 ? t('lists.noneChosen') : t('lists.chosen', { count })),
          clearLabel: t('lists.clear'),
          actions: (
            <BulkActions
              gyg={gyg}
              chosen={chosen.bookings}
              onAccept={(waiting) => {
                answers.give(
                  waiting.map(({ id }) => id),
                  'accept',
                );
                chosen.clear();
              }}
              onMessage={writeTo}
              onCancel={setToCancel}
            />
          ),
        }}
        empty={<NoBookings gyg={gyg} narrowed={isNarrowed(list)} />}
        stale={stale}
        stickyHead
      />
      {total > 0 && <ListFoot {...foot(data, (page) => href({ page }))} />}
      <ThankDialog booking={toThank} onClose={() => setToThank(undefined)} />
      <CancelBookingsDialog
        bookings={toCancel}
        onDone={(failed) => chosen.keep(failed)}
        onClose={() => setToCancel([])}
      />
    </div>
  );
}

type Key = string | number;

interface Chosen {
  bookings: readonly GygBooking[];
  ids: ReadonlySet<Key>;
  /** Sets the chosen ids; `shown` are the rows on screen. */
  choose: (ids: ReadonlySet<Key>, shown: readonly GygBooking[]) => void;
  clear: () => void;
  keep: (bookings: readonly GygBooking[]) => void;
}

/** The chosen bookings. They stay chosen on other pages and with other filters. */
function useChosen(): Chosen {
  const [bookings, setBookings] = useState<readonly GygBooking[]>([]);
  return {
    bookings,
    ids: new Set(bookings.map(({ id }) => id)),
    choose: (ids, shown) => {
      const bookingsById = new Map([...bookings, ...shown].map((booking) => [booking.id, booking]));
      setBookings([...bookingsById.values()].filter(({ id }) => ids.has(id)));
    },
    clear: () => setBookings([]),
    keep: setBookings,
  };
}

interface BulkActionsProps {
  gyg: Gyg;
  chosen: readonly GygBooking[];
  onAccept: (bookings: readonly GygBooking[]) => void;
  onMessage: (bookings: readonly GygBooking[]) => void;
  onCancel: (bookings: readonly GygBooking[]) => void;
}

/** What a host can do with several bookings. Each action counts only those that it can change. */
function BulkActions({ gyg, chosen, onAccept, onMessage, onCancel }: BulkActionsProps) {
  const { t } = useTranslation('admin');
  const waiting = chosen.filter(({ status }) => status === 'PENDING');
  const held = chosen.filter(({ status }) => status === 'PENDING' || status === 'ACTIVE');
  return (
    <>
      {waiting.length > 0 && (
        <Button size="sm" onClick={() => onAccept(waiting)}>
          {t('bookings.bulk.accept', { count: waiting.length })}
        </Button>
      )}
      <Button size="sm" variant="secondary" icon="mail" onClick={() => onMessage(chosen)}>
        {t('bookings.bulk.message')}
      </Button>
      {held.length > 0 && gyg.state !== 'FINISHED' && (
        <Button size="sm" variant="danger" onClick={() => onCancel(held)}>
          {t('bookings.bulk.cancel', { count: held.length })}
        </Button>
      )}
    </>
  );
}
