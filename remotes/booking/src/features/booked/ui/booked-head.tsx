import { Icon } from '@gyg/design-system';
import { useSession, useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import type { BookingStand } from '../model/booking-stand';
import s from './booked-head.module.css';

export interface BookedHeadProps {
  stand: BookingStand;
  host: string;
  /** Why it was cancelled or declined. */
  reason: string | null;
  /** The user has just booked: the heading gets the focus, so that screen readers read it. */
  isFresh: boolean;
}

const icons = { booked: 'check', past: 'check', waiting: 'clock', cancelled: 'close', declined: 'close' } as const;

/** The state of the booking in one sentence, and what follows from it. */
export function BookedHead({ stand, host, reason, isFresh }: BookedHeadProps) {
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
    stand === 'booked' && firstName !== ''
      ? t('booked.title.named', { name: firstName })
      : t(`booked.title.${stand}`, { host });
  const lead =
    stand === 'cancelled' || stand === 'declined'
      ? reason === null || reason === ''
        ? t(`booked.lead.${stand}`)
        : t('booked.lead.reason', { reason })
      : isFresh && email !== ''
        ? t(stand === 'waiting' ? 'booked.lead.freshWaiting' : 'booked.lead.fresh', { email })
        : t(`booked.lead.${stand}`);
  return (
    <header className={s.root} data-stand={stand}>
      <span className={s.mark}>
        <Icon name={icons[stand]} size="lg" />
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
