import type { DeskNeed, GygBooking } from '@gyg/contract';
import { profileSizes } from '@gyg/contract/images';
import { Avatar, Button } from '@gyg/design-system';
import { DecisionRow } from '@gyg/design-system/tables';
import { type HeldAnswer, type Language, paths, TextIn, useFormat, useTranslation } from '@gyg/platform';
import type { Answer } from '../../../shared/answers';
import { useBookerName } from '../../../shared/booking-list';

export interface OfferRowProps {
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
export function OfferRow({ booking, needLang, need, held, onAnswer, onUndo }: OfferRowProps) {
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
