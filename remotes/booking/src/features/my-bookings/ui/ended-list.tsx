import { Badge, Disclosure } from '@gyg/design-system';
import { TextIn, Trans, useFormat, useTranslation } from '@gyg/platform';
import s from '../../../shared/entry-row.module.css';
import type { Entry } from '../model/entry';
import { Gives } from './gives';
import { GygTitle } from './gyg-title';

/** Cancelled and declined bookings in a closed section, with their number. */
export function EndedList({ ended }: { ended: readonly Entry[] }) {
  const { t } = useTranslation('booking');
  return (
    <Disclosure look="line" headingLevel={2} summary={t('bookings.ended', { count: ended.length })}>
      <ul className={s.list}>
        {ended.map((entry) => (
          <li key={entry.id} className={s.row} data-ended data-entry={entry.id}>
            <div className={s.words}>
              <h3 className={s.title}>
                <GygTitle entry={entry} />
              </h3>
              <EndedContent entry={entry} />
            </div>
            <div className={s.state}>
              <EndedBadge entry={entry} />
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** For an unpublished gyg it only says that the gyg is offline. */
function EndedContent({ entry }: { entry: Entry }) {
  const { t } = useTranslation('booking');
  const { gygPeriod } = useFormat();
  return (
    <>
      {entry.gygVisible ? (
        <>
          <p className={s.gives}>
            <Gives entry={entry} />
          </p>
          <p>{gygPeriod(entry)}</p>
        </>
      ) : (
        <p>{t('bookings.offline')}</p>
      )}
      <p>
        <HowItEnded entry={entry} />
      </p>
    </>
  );
}

/** Cancelled or declined. */
export function EndedBadge({ entry }: { entry: Entry }) {
  const { t } = useTranslation('booking');
  return (
    <Badge look="state">{t(entry.status === 'DECLINED' ? 'bookings.end.declined' : 'bookings.end.cancelled')}</Badge>
  );
}

/** Who cancelled or declined it, when, and with what reason. */
export function HowItEnded({ entry }: { entry: Entry }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const date = entry.endedAt === null ? undefined : format.date(entry.endedAt);
  const what =
    date === undefined || entry.endedBy === null
      ? t(entry.status === 'DECLINED' ? 'bookings.end.declined' : 'bookings.end.unknown')
      : entry.status === 'DECLINED'
        ? t('bookings.end.declinedByHost', { host: entry.hostName, date })
        : entry.endedBy === 'HOST'
          ? t('bookings.end.cancelledByHost', { host: entry.hostName, date })
          : t('bookings.end.cancelledByYou', { date });
  const reason = entry.cancelReason ?? '';
  return (
    <span>
      {reason === '' ? (
        what
      ) : (
        <Trans
          t={t}
          i18nKey="bookings.end.reason"
          values={{ what }}
          components={{ reason: <TextIn text={reason} lang={undefined} /> }}
        />
      )}
    </span>
  );
}
