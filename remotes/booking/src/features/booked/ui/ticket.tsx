import type { Booking, Gyg } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { addressLines, isOnline } from '@gyg/contract/gyg-place';
import { Badge, Button, GoalTile, Picture, VisuallyHidden } from '@gyg/design-system';
import { FactList } from '@gyg/design-system/details';
import { directionsUrl, paths, textLang, toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { AddToCalendar } from '../../../shared/add-to-calendar';
import { heroPicture } from '../../../shared/hero-picture';
import { type BookingPhase, bookingNumber } from '../model/booking-phase';
import s from './ticket.module.css';

export interface TicketProps {
  booking: Booking;
  gyg: Gyg;
  phase: BookingPhase;
}

const tones = { booked: 'good', waiting: 'warn', past: 'neutral', cancelled: 'neutral', declined: 'neutral' } as const;

/** The booking as a ticket: picture, title, time, place and contribution; calendar, directions and its number. */
export function Ticket({ booking, gyg, phase }: TicketProps) {
  const { t } = useTranslation('booking');
  const locale = toLocale(useLanguage());
  const when = useFormat().gygPage(gyg);
  const lang = textLang(gyg.language);
  const [place, rest] = addressLines(gyg.address);
  const online = isOnline(gyg.address);
  const isAhead = phase === 'booked' || phase === 'waiting';
  const directions = isAhead ? directionsUrl(gyg) : undefined;
  const representing = useRepresenting(booking);
  return (
    <article className={s.root} data-goal={gyg.sdgGoalId} aria-label={t('booked.ticket')}>
      <div className={s.picture}>
        <Picture {...heroPicture(gyg.gygHero)} sizes="(max-width: 860px) 100vw, 620px" priority />
      </div>
      <div className={s.body}>
        <div className={s.top}>
          <GoalTile
            goal={gyg.sdgGoalId}
            title={t('goal', { number: gyg.sdgGoalId, title: goalTitle(gyg.sdgGoalId, locale) })}
          />
          <Badge look="state" tone={tones[phase]}>
            {t(`booked.phase.${phase}`)}
          </Badge>
        </div>
        <h2 className={s.title} lang={lang}>
          {gyg.title}
        </h2>
        <FactList
          facts={[
            {
              term: t('booked.when'),
              icon: 'calendar',
              value: <time dateTime={when.dateTime}>{when.main}</time>,
              detail: when.second !== undefined && <div>{when.second}</div>,
            },
            {
              term: t('booked.where'),
              icon: online ? 'globe' : 'pin',
              value: online ? t('booked.online') : <span lang={lang}>{place}</span>,
              detail: !online && rest !== '' && <div lang={lang}>{rest}</div>,
            },
            {
              term: t('booked.what'),
              icon: booking.contributionType === 'SKILL' ? 'hand' : 'box',
              value: (
                <>
                  {booking.quantity > 1 && `${booking.quantity} × `}
                  <span lang={lang}>{booking.needTitle}</span>
                </>
              ),
              detail: <div>{representing}</div>,
            },
          ]}
        />
      </div>
      <div className={s.foot}>
        <div className={s.actions}>
          {isAhead && <AddToCalendar gyg={gyg} look="button" variant="primary" icon="calendar" />}
          {directions !== undefined && (
            <Button variant="secondary" icon="directions" href={directions} target="_blank" rel="noopener">
              {t('booked.directions')} <VisuallyHidden>{t('booked.newWindow')}</VisuallyHidden>
            </Button>
          )}
          <Button variant="secondary" href={paths.gyg(gyg.id)}>
            {t('booked.viewGyg')}
          </Button>
        </div>
        <p className={s.number}>
          {t('booked.number')} <b className={s.code}>{bookingNumber(booking.id)}</b>
        </p>
      </div>
    </article>
  );
}

/** Who the booking represents, and whether the organisation has approved it. */
function useRepresenting({ orgName, representation }: Booking): string {
  const { t } = useTranslation('booking');
  if (orgName !== null) return t('booked.for', { name: orgName });
  if (representation?.status === 'PENDING') return t('booked.forWaiting', { name: representation.orgName });
  return t('booked.forMyself');
}
