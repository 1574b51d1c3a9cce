import type { Gyg } from '@gyg/contract';
import { VisuallyHidden } from '@gyg/design-system';
import { PlaceMap } from '@gyg/design-system/details';
import { useConfig, useTranslation } from '@gyg/platform';
import { mapAttribution } from '../../../shared/map-attribution';
import { mapLink } from '../../../shared/web-links';
import s from './gyg-map.module.css';

/** 200 px high, at zoom 15. */
const height = 200;

/** The place on a map; nothing without coordinates, because the middle of a town is not its place. */
export function GygTiles({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  const config = useConfig();
  const { lat, lng } = gyg;
  const tiles = config?.mapTiles ?? null;
  if (lat === null || lng === null) return null;
  // Map and geocoding each require an attribution (decision 0022).
  const attribution = mapAttribution([tiles?.attribution, config?.geocoding?.attribution]);
  return (
    <PlaceMap
      className={s.map ?? ''}
      data-goal={gyg.sdgGoalId}
      label={gyg.address}
      height={height}
      position={{ lat, lng }}
      tiles={tiles && { url: tiles.url, attribution }}
      href={mapLink(gyg.address)}
      texts={{
        open: (
          <>
            {t('gyg.place.openMap')} <VisuallyHidden>{t('gyg.place.newWindow')}</VisuallyHidden>
          </>
        ),
        howTo: t('gyg.place.howTo'),
        zoomIn: t('gyg.place.zoomIn'),
        zoomOut: t('gyg.place.zoomOut'),
        wheel: t('gyg.place.wheel'),
        touch: t('gyg.place.touch'),
      }}
    />
  );
}
