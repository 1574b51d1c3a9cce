import { heroSizes } from '@gyg/contract/images';
import { Badge, Button, GoalPoster, Icon, Link, Picture, type Tone, VisuallyHidden } from '@gyg/design-system';
import { paths, Trans, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from '../../../shared/entry-row.module.css';
import { type Entry, isBooking } from '../model/entry';
import { Gives } from './gives';
import { GygTitle } from './gyg-title';

interface PastRowProps {
  entry: Entry;
  /** The host's thanks. */
  thanks?: ThanksProps | null;
  /** Shown after the story, at the end of the row: a certificate. */
  certificate?: ReactNode;
}

/** A booking or place of a finished gyg: hours or items, attendance, and the user's story. */
export function PastRow({ entry, thanks, certificate }: PastRowProps) {
  const { gygPeriod } = useFormat();
  return (
    <li className={s.row} data-past data-goal={entry.sdgGoalId} data-entry={entry.id}>
      <div className={s.picture}>
        {entry.gygHero === '' ? (
          <GoalPoster goal={entry.sdgGoalId} />
        ) : (
          <Picture {...heroSizes(entry.gygHero)} sizes="104px" width={960} height={540} />
        )}
      </div>
      <div className={s.words}>
        <h3 className={s.title}>
          <GygTitle entry={entry} />
        </h3>
        <p>
          {gygPeriod(entry)}, <Gives entry={entry} />
        </p>
        {thanks && <Thanks {...thanks} />}
      </div>
      <div className={s.state}>
        <Counted entry={entry} />
      </div>
      <div className={s.ends}>
        <StoryOf entry={entry} />
        {certificate}
      </div>
    </li>
  );
}

const tones = { ATTENDED: 'good', ABSENT: 'neutral', APPROVED_UNATTENDANCE: 'neutral', none: 'neutral' } as const;

/** Hours or items, and the attendance that the host recorded. Attendance of recipients is not recorded. */
function Counted({ entry }: { entry: Entry }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  if (!isBooking(entry)) return null;
  const badge = (tone: Tone, text: string) => (
    <Badge look="state" tone={tone}>
      {text}
    </Badge>
  );
  if (entry.status === 'PENDING') return badge('neutral', t('bookings.history.unconfirmed'));
  const attendance = entry.attendance ?? 'none';
  const bold = { b: <b /> };
  return (
    <>
      {entry.contributionType === 'COMMODITY' ? (
        <p className={s.number}>
          <Trans
            t={t}
            i18nKey="bookings.history.items"
            count={entry.quantity}
            values={{ number: number(entry.quantity) }}
            components={bold}
          />
        </p>
      ) : (
        entry.hours !== null && (
          <p className={s.number}>
            <Trans
              t={t}
              i18nKey="bookings.history.hours"
              values={{ hours: number(entry.hours, 1) }}
              components={bold}
            />
          </p>
        )
      )}
      {badge(tones[attendance], t(`bookings.history.attendance.${attendance}`))}
    </>
  );
}

/** The user's story of the gyg, or a link to tell one unless they were marked as absent. */
function StoryOf({ entry }: { entry: Entry }) {
  const { t } = useTranslation('booking');
  const { gygId, gygTitle: gyg, story, status } = entry;
  if (story !== null) {
    const state = t(`bookings.history.story.${story.status}`);
    return (
      <Link
        variant="standalone"
        {...(story.status === 'APPROVED' && { icon: 'check' })}
        href={paths.story(gygId, story.id)}
        aria-label={t('bookings.history.storyOf', { state, gyg })}
      >
        {state}
      </Link>
    );
  }
  const absent = isBooking(entry) && (entry.attendance === 'ABSENT' || entry.attendance === 'APPROVED_UNATTENDANCE');
  if (status !== 'ACTIVE' || absent) return null;
  const attended = isBooking(entry) && entry.attendance === 'ATTENDED';
  return (
    <Button
      size="sm"
      variant={attended ? 'primary' : 'secondary'}
      icon="edit"
      href={paths.uploadStory(gygId)}
      aria-label={t('bookings.history.tellOf', { gyg })}
    >
      {t('bookings.history.tell')}
    </Button>
  );
}

interface ThanksProps {
  /** The host's message. */
  text: string;
  /** Who thanked; null once they have erased their account. */
  by: string | null;
}

/** The thanks of a host. */
function Thanks({ text, by }: ThanksProps) {
  const { t } = useTranslation('booking');
  return (
    <p className={s.thanks}>
      <Icon name="quote" />
      <span>
        <VisuallyHidden>
          {by === null ? t('bookings.history.thanked') : t('bookings.history.thanks', { by })}{' '}
        </VisuallyHidden>
        {text} {by !== null && <span aria-hidden="true">{by}</span>}
      </span>
    </p>
  );
}
