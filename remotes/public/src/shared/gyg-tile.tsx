import type { Gyg } from '@gyg/contract';
import { isOnline } from '@gyg/contract/gyg-place';
import { heroSizes } from '@gyg/contract/images';
import { Avatar, GygCard, type GygCardProps } from '@gyg/design-system';
import { paths, toLanguage, useFormat, useTranslation } from '@gyg/platform';
import { stateLook, takesBookings } from './gyg-state';
import { useGoals } from './use-goals';
import { useWanted } from './use-wanted';

/** One column on phones, two on tablets, four on desktops. */
const tileSizes = '(max-width: 600px) 100vw, (max-width: 1000px) 50vw, 320px';

export interface GygTileProps {
  gyg: Gyg;
  headingLevel?: 2 | 3;
  /** The keyword of a search: its words are underlined in the needs. */
  keyword?: string | undefined;
  /** The first gyg of a page: its picture is loaded before others. */
  first?: boolean | undefined;
}

/** A gyg in a grid: time, place, distance from a search's place, open needs and host. */
export function GygTile({ gyg, headingLevel = 3, keyword, first }: GygTileProps) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const { goal } = useGoals();
  const wanted = useWanted();
  const cardNeeds = useCardNeeds();
  const when = format.gygCard(gyg);
  return (
    <GygCard
      goal={gyg.sdgGoalId}
      goalTitle={goal(gyg.sdgGoalId).label}
      title={gyg.title}
      titleLang={toLanguage(gyg.language)}
      href={paths.gyg(gyg.id)}
      image={
        gyg.gygHero === ''
          ? undefined
          : { ...heroSizes(gyg.gygHero), sizes: tileSizes, width: 640, height: 400, priority: first }
      }
      state={stateLook[gyg.state]}
      stateLabel={t(`common.state.${gyg.state}`)}
      date={when.main}
      dateTime={when.dateTime}
      place={isOnline(gyg.address) ? t('card.online') : gyg.address}
      online={isOnline(gyg.address)}
      distance={
        gyg.distanceKm === undefined
          ? undefined
          : t('card.distance', { distance: format.number(gyg.distanceKm, gyg.distanceKm < 10 ? 1 : 0) })
      }
      openNeeds={takesBookings(gyg.state) ? cardNeeds(gyg, keyword) : undefined}
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

/** The open needs of a gyg as labels for its card; undefined if the list has none. `keyword` is the search's. */
function useCardNeeds(): (gyg: Pick<Gyg, 'openNeeds' | 'language'>, keyword?: string) => GygCardProps['openNeeds'] {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return ({ openNeeds, language }, keyword = '') => {
    if (openNeeds === undefined || openNeeds.first.length === 0) return undefined;
    return {
      label: t('card.wanted'),
      lang: toLanguage(language),
      words: keyword.split(/\s+/),
      needs: openNeeds.first.map(({ id, title, availablePositions, matches }) => ({
        id,
        title,
        count: number(availablePositions),
        matches,
      })),
      more: { count: openNeeds.more, label: t('card.more', { count: openNeeds.more }) },
    };
  };
}
