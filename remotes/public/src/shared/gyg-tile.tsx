import type { Gyg } from '@gyg/contract';
import { Avatar, GygCard } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { isOnline, stateLook, takesBookings } from './gyg-state';
import { useGoals } from './use-goals';
import { useWanted } from './use-wanted';

export interface GygTileProps {
  gyg: Gyg;
  headingLevel?: 2 | 3;
}

/** A gyg in a grid: time, place, open needs and host. */
export function GygTile({ gyg, headingLevel = 3 }: GygTileProps) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const { goal } = useGoals();
  const wanted = useWanted();
  return (
    <GygCard
      goal={gyg.sdgGoalId}
      goalTitle={goal(gyg.sdgGoalId).label}
      title={gyg.title}
      href={paths.gyg(gyg.id)}
      image={gyg.gygHero === '' ? undefined : { src: gyg.gygHero, width: 640, height: 400 }}
      state={stateLook[gyg.state]}
      stateLabel={t(`common.state.${gyg.state}`)}
      date={format.dateTime(gyg.startDateTime)}
      dateTime={gyg.startDateTime}
      place={isOnline(gyg.address) ? t('gyg.side.online') : gyg.address}
      needs={takesBookings(gyg.state) ? wanted(gyg) : undefined}
      host={{
        name: gyg.orgName,
        href: paths.organizationByName(gyg.orgFriendlyUrl),
        logo: (
          <Avatar
            kind="organization"
            size="sm"
            seed={gyg.orgName}
            {...(gyg.orgLogo === null ? {} : { src: gyg.orgLogo })}
          />
        ),
      }}
      headingLevel={headingLevel}
    />
  );
}
