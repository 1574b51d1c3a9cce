import type { Gyg } from '@gyg/contract';
import { createDateFormat } from '@gyg/contract/dates';
import { nextOccasion } from '@gyg/contract/gyg-dates';
import { isOnline } from '@gyg/contract/gyg-place';
import { type MapBox, MapPlace, ResultsMap } from '@gyg/design-system/details';
import { paths, toLanguage, useConfig, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { mapAttribution } from '../../../shared/map-attribution';
import { areaOf } from '../model/search-where';
import type { MapView } from '../model/use-map-view';
import type { SearchPartProps } from '../model/use-search-state';
import s from './gyg-search.module.css';

/** Sweden: shown while there is nothing to show. */
const sweden: MapBox = [10.5, 55.2, 24.2, 69.1];

interface SearchMapProps extends SearchPartProps {
  tiles: MapView['tiles'];
  gygs: readonly Gyg[];
}

/** The gygs of this page of results on a map. */
export function SearchMap({ state, onChange, tiles, gygs }: SearchMapProps) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const geocoding = useConfig()?.geocoding;
  const pinDate = usePinDate();
  const pins = gygs.flatMap((gyg) => {
    const { id, lat, lng, sdgGoalId, title } = gyg;
    if (lat === null || lng === null) return [];
    const name = t('search.map.pin', { title, date: format.gygCard(gyg).main });
    return [{ id, lat, lng, goal: sdgGoalId, label: pinDate(gyg), name }];
  });
  const missing = gygs.filter(({ lat, address }) => lat === null && !isOnline(address)).length;
  return (
    <div className={s.map}>
      <ResultsMap
        label={t('search.map.label')}
        pins={pins}
        area={state.where.kind === 'area' ? state.where.box : undefined}
        start={sweden}
        tiles={tiles && { url: tiles.url, attribution: mapAttribution([tiles.attribution, geocoding?.attribution]) }}
        onArea={(box) => onChange({ where: areaOf(box) })}
        renderCard={(id) => {
          const gyg = gygs.find((candidate) => candidate.id === id);
          return gyg && <PlaceOfGyg gyg={gyg} />;
        }}
        texts={{
          howTo: t('gyg.place.howTo'),
          zoomIn: t('gyg.place.zoomIn'),
          zoomOut: t('gyg.place.zoomOut'),
          wheel: t('gyg.place.wheel'),
          touch: t('gyg.place.touch'),
          searchArea: t('search.map.searchArea'),
          group: (count) => t('search.map.group', { count }),
          close: t('search.map.close'),
          failed: t('search.map.failed'),
        }}
      />
      {missing > 0 && <p className={s.missing}>{t('search.map.missing', { count: missing })}</p>}
    </div>
  );
}

function PlaceOfGyg({ gyg }: { gyg: Gyg }) {
  const format = useFormat();
  const need = gyg.openNeeds?.first[0];
  return (
    <MapPlace
      goal={gyg.sdgGoalId}
      href={paths.gyg(gyg.id)}
      image={gyg.gygHero === '' ? undefined : { src: gyg.gygHero, width: 640, height: 400 }}
      title={gyg.title}
      titleLang={toLanguage(gyg.language)}
      facts={[
        format.gygCard(gyg).main,
        ...(need === undefined
          ? []
          : [
              <span key={need.id} lang={toLanguage(gyg.language)}>
                {need.title} {format.number(need.availablePositions)}
              </span>,
            ]),
      ]}
    />
  );
}

/** The date on a gyg's pin: of the next occasion, without the year (`Sat, Nov 28`); of a running gyg its last day. */
function usePinDate(): (gyg: Gyg) => string {
  const { date } = createDateFormat(useLanguage());
  const { gygCard } = useFormat();
  return (gyg) => {
    const now = new Date();
    const next = nextOccasion(gyg, now)?.start ?? new Date(gyg.startDateTime);
    return next < now && gyg.state === 'ONGOING' && gyg.repeats === 'NONE'
      ? gygCard(gyg, now).main
      : date(next, { withYear: false });
  };
}
