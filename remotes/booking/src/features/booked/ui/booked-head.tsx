import { Icon } from '@gyg/design-system';
import { useSession, useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import type { BookingPhase } from '../model/booking-phase';
import s from './booked-head.module.css';

export interface BookedHeadProps {
  phase: BookingPhase;
  host: string;
  /** Why it was cancelled or declined. */
  reason: string | null;
  /** The user has just booked: the heading gets the focus, so that screen readers read it. */
  isFresh: boolean;
}

const icons = { booked: 'check', past: 'check', waiting: 'clock', cancelled: 'close', declined: 'close' } as const;

/** The state of the booking in one sentence, and what follows from it. */
export function BookedHead({ phase, host, reason, isFresh }: BookedHeadProps) {
  const { t } = useTranslation('booking');
  const email = useSession((session) => session.email);
  const firstName = useSession((session) => session.profileName.split(' ')[0] ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return undefined;
    // After the shell has focused the content of the new page.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isFresh]);
  const title =
    phase === 'booked' && firstName !== ''
      ? t('booked.title.named', { name: firstName })
      : t(`booked.title.${phase}`, { host });
  const lead =
    phase === 'cancelled' || phase === 'declined'
      ? reason === null || reason === ''
        ? t(`booked.lead.${phase}`)
        : t('booked.lead.reason', { reason })
      : isFresh && email !== ''
        ? t(phase === 'waiting' ? 'booked.lead.freshWaiting' : 'booked.lead.fresh', { email })
        : t(`booked.lead.${phase}`);
  return (
    <header className={s.root} data-phase={phase}>
      <span className={s.mark}>
        <Icon name={icons[phase]} size="lg" />
      </span>
      <div className={s.words}>
        <h1 ref={heading} tabIndex={-1} className={s.title}>
          {title}
        </h1>
        <p className={s.lead}>{lead}</p>
      </div>
    </header>
  );
}
