import type { DeskNeed, GygBooking, GygDesk } from '@gyg/contract';
import { profileSizes } from '@gyg/contract/images';
import { Avatar, Button, CountBadge, Panel, TextSkeleton, Waiting } from '@gyg/design-system';
import { DecisionList, DecisionRow } from '@gyg/design-system/tables';
import {
  type HeldAnswer,
  type Language,
  paths,
  TextIn,
  textLang,
  useFormat,
  useLoadFailure,
  useTranslation,
} from '@gyg/platform';
import { useId } from 'react';
import type { Answer } from '../../../shared/answers';
import { useBookerName } from '../../../shared/booking-list';
import { type BookingAnswers, useWaitingBookings } from '../api/booking-calls';
import s from './offers-waiting.module.css';

/** How many offers are shown; all are in the list of bookings. */
const shown = 3;

/** The offers that wait longest, to be answered in place. */
export function OffersWaiting({ desk: { gyg, needs }, answers }: { desk: GygDesk; answers: BookingAnswers }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const headingId = useId();
  const { data, error, refetch } = useWaitingBookings(gyg.id);
  const ids = data?.bookings.map(({ id }) => id) ?? [];
  const open = ids.filter((id) => !answers.answers.has(id));
  const total = data?.total ?? 0;
  // With more than one page, only the list can show all that would be accepted.
  const canAcceptAll = total > 1 && total === ids.length;
  const failure = error && loadFailure(error, () => void refetch());
  return (
    <Panel padding="none" role="region" aria-labelledby={headingId}>
      <div className={s.head}>
        <div className={s.heading}>
          <h2 id={headingId} className={s.title}>
            {t('bookings.offers.title')}
          </h2>
          {total > 0 && <CountBadge count={number(total)} label={t('frame.waiting', { count: total })} />}
        </div>
        {canAcceptAll && (
          <Button
            size="sm"
            variant="secondary"
            className={s.all}
            onClick={() => (open.length > 0 ? answers.give(open, 'accept') : answers.undo(ids))}
          >
            {open.length > 0 ? t('bookings.offers.acceptAll') : t('bookings.offers.undoAll')}
          </Button>
        )}
      </div>
      {failure && (
        <p className={s.foot} role="alert">
          {failure.title}{' '}
          <Button size="sm" variant="quiet" onClick={() => void refetch()}>
            {t('lists.tryAgain')}
          </Button>
        </p>
      )}
      {!failure && data === undefined && (
        <Waiting className={s.waiting} label={t('lists.loading')}>
          <TextSkeleton lines={3} />
        </Waiting>
      )}
      {data?.bookings.length === 0 && <p className={s.foot}>{t('bookings.offers.none')}</p>}
      {data !== undefined && data.bookings.length > 0 && (
        <>
          <DecisionList aria-labelledby={headingId}>
            {data.bookings.slice(0, shown).map((booking) => (
              <OfferRow
                key={booking.id}
                booking={booking}
                needLang={textLang(gyg.language)}
                need={needs.find(({ id }) => id === (booking.gygPositionId ?? booking.gygCommodityId))}
                held={answers.answers.get(booking.id)}
                onAnswer={(answer) => answers.give([booking.id], answer)}
                onUndo={() => answers.undo([booking.id])}
              />
            ))}
          </DecisionList>
          <p className={s.foot}>
            {t('bookings.offers.shown', { shown: number(Math.min(shown, total)), total: number(total) })}
            <a href={`${paths.deskBookings(gyg.id)}?group=waiting`}>{t('bookings.offers.showAll')}</a>
          </p>
        </>
      )}
    </Panel>
  );
}

interface OfferRowProps {
  booking: GygBooking;
  /** The language of the need's title. */
  needLang: Language;
  /** What the offer is for; undefined if it was deleted. */
  need: DeskNeed | undefined;
  held: HeldAnswer<Answer> | undefined;
  onAnswer: (answer: Answer) => void;
  onUndo: () => void;
}

/** An offer that is pending: who, what, how much is filled with it, the comment. */
function OfferRow({ booking, needLang, need, held, onAnswer, onUndo }: OfferRowProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const name = useBookerName()(booking);
  const { userId, userImage, bookingComment, needTitle, quantity, contributionType, orgName, representation } = booking;
  const represented = orgName ?? (representation?.status === 'PENDING' ? representation.orgName : undefined);
  const offer =
    contributionType === 'SKILL'
      ? needTitle
      : t('bookings.offers.items', { quantity: number(quantity), need: needTitle });
  const facts = [
    need &&
      t('bookings.offers.fills', {
        filled: number(need.confirmedPositions + quantity),
        offered: number(need.offeredPositions),
      }),
    represented && t('bookings.offers.for', { organization: represented }),
  ];
  return (
    <DecisionRow
      media={<Avatar seed={userId ?? name} {...(userImage !== null && { src: profileSizes(userImage).src })} />}
      title={userId === null ? name : <a href={paths.user(userId)}>{name}</a>}
      quote={bookingComment === '' ? undefined : t('bookings.offers.quote', { comment: bookingComment })}
      note={
        <>
          <TextIn text={offer} lang={needLang} />
          {facts.filter(Boolean).map((fact) => `, ${fact}`)}
        </>
      }
      actions={
        <>
          <Button size="sm" aria-label={t('answers.offer.accept', { name })} onClick={() => onAnswer('accept')}>
            {t('answers.accept')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('answers.offer.decline', { name })}
            onClick={() => onAnswer('decline')}
          >
            {t('answers.decline')}
          </Button>
        </>
      }
      done={held && t(`answers.done.${held.result}`)}
      undo={held && { label: t('answers.undo'), name: t('answers.undoOf', { name }), onUndo, busy: held.sending }}
    />
  );
}
