import type { Gyg, GygProfile } from '@gyg/contract';
import { addressLines, isOnline } from '@gyg/contract/gyg-place';
import { Menu } from '@gyg/design-system';
import { FactList } from '@gyg/design-system/details';
import { useCalendarMenu, useFormat, useTranslation } from '@gyg/platform';
import { GygWhen } from '../../../shared/gyg-when';
import { GygDirections } from './gyg-directions';

/** Adds the gyg to a calendar: as a file, at Google or at Outlook. */
const GygCalendar = ({ gyg }: { gyg: Gyg }) => <Menu look="link" align="start" {...useCalendarMenu(gyg)} />;

/** Time, place and number of participants. */
export function GygFacts({ profile }: { profile: GygProfile }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { gyg, participants, contributingOrganizations } = profile;
  const isPast = gyg.state === 'FINISHED';
  const counted = { count: participants.count, formatted: number(participants.count) };
  const from = { count: contributingOrganizations.length, formatted: number(contributingOrganizations.length) };
  const [place, rest] = addressLines(gyg.address);
  return (
    <FactList
      facts={[
        {
          term: t('gyg.side.when'),
          icon: 'calendar',
          value: <GygWhen gyg={gyg} />,
          detail: !isPast && gyg.state !== 'CREATED' && <GygCalendar gyg={gyg} />,
        },
        {
          term: t('gyg.side.where'),
          icon: 'pin',
          value: isOnline(gyg.address) ? t('card.online') : place,
          detail: !isOnline(gyg.address) && (
            <>
              {rest !== '' && <div>{rest}</div>}
              {!isPast && <GygDirections gyg={gyg} look="link" />}
            </>
          ),
        },
        {
          term: t('gyg.side.participants'),
          icon: 'users',
          value: t(isPast ? 'gyg.side.went' : 'gyg.side.going', counted),
          ...(from.count > 0 && { detail: t('gyg.side.fromOrganizations', from) }),
        },
      ]}
    />
  );
}
