import type { Gyg } from '@gyg/contract';
import { Link, PlaceMap, Section, VisuallyHidden } from '@gyg/design-system';
import { useConfig, useTranslation } from '@gyg/platform';
import { Fragment, type ReactNode } from 'react';
import { isOnline } from '../../../shared/gyg-state';
import { mapLink } from '../../../shared/share-links';

/** 200 px high, at zoom 15. */
const height = 200;

/**
 * The location on a map, or as a link to an external map if there are no tiles or no coordinates. Hidden if the gyg is
 * past or online.
 */
export function GygMap({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  const config = useConfig();
  if (gyg.state === 'FINISHED' || gyg.address === '' || isOnline(gyg.address)) return null;
  const { lat, lng } = gyg;
  const tiles = config?.mapTiles ?? null;
  const elsewhere = (
    <>
      {t('gyg.place.openMap')} <VisuallyHidden>{t('gyg.place.newWindow')}</VisuallyHidden>
    </>
  );
  if (tiles === null || lat === null || lng === null) {
    return (
      <Section title={t('gyg.place.title')} spacing="tight">
        <p>{gyg.address}</p>
        <Link variant="standalone" icon="pin" href={mapLink(gyg.address)} target="_blank" rel="noopener">
          {elsewhere}
        </Link>
      </Section>
    );
  }
  // Map and geocoding each require an attribution (decision 0022).
  const makers = [tiles?.attribution, config?.geocoding?.attribution].filter((maker) => maker !== undefined);
  return (
    <Section title={t('gyg.place.title')} spacing="tight">
      <PlaceMap
        data-goal={gyg.sdgGoalId}
        label={gyg.address}
        height={height}
        position={{ lat, lng }}
        tiles={{ url: tiles.url, attribution: thanks([...new Set(makers)]) }}
        href={mapLink(gyg.address)}
        texts={{
          open: elsewhere,
          howTo: t('gyg.place.howTo'),
          zoomIn: t('gyg.place.zoomIn'),
          zoomOut: t('gyg.place.zoomOut'),
          wheel: t('gyg.place.wheel'),
          touch: t('gyg.place.touch'),
        }}
      />
    </Section>
  );
}

/** The configured attributions. OpenStreetMap requires a link to its terms. */
const thanks = (makers: readonly string[]): ReactNode =>
  makers.map((maker, index) => (
    <Fragment key={maker}>
      {index > 0 && ' · '}
      {maker.includes('OpenStreetMap') ? <a href="https://www.openstreetmap.org/copyright">{maker}</a> : maker}
    </Fragment>
  ));
