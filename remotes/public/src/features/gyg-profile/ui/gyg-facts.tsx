import type { GygProfile } from '@gyg/contract';
import { FactList } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { isOnline } from '../../../shared/gyg-state';

/** Time, place and number of participants. */
export function GygFacts({ profile }: { profile: GygProfile }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { gyg, participants, contributingOrganizations } = profile;
  const counted = { count: participants.count, formatted: number(participants.count) };
  const from = { count: contributingOrganizations.length, formatted: number(contributingOrganizations.length) };
  return (
    <FactList
      facts={[
        { term: t('gyg.side.when'), icon: 'calendar', ...useWhen(gyg.startDateTime, gyg.endDateTime) },
        {
          term: t('gyg.side.where'),
          icon: 'pin',
          value: isOnline(gyg.address) ? t('gyg.side.online') : gyg.address,
        },
        {
          term: t('gyg.side.participants'),
          icon: 'users',
          value: t(gyg.state === 'FINISHED' ? 'gyg.side.went' : 'gyg.side.going', counted),
          ...(from.count > 0 && { detail: t('gyg.side.fromOrganizations', from) }),
        },
      ]}
    />
  );
}

/** The day and its hours, or start and end if it lasts longer. */
function useWhen(start: string, end: string) {
  const { date, time, dateTime } = useFormat();
  if (date(start) === date(end)) {
    return {
      value: date(start),
      detail: (
        <>
          <time dateTime={start}>{time(start)}</time>–<time dateTime={end}>{time(end)}</time>
        </>
      ),
    };
  }
  return {
    value: <time dateTime={start}>{dateTime(start)}</time>,
    detail: <time dateTime={end}>– {dateTime(end)}</time>,
  };
}
