import { Banner } from '@gyg/design-system';
import { PlaceMap } from '@gyg/design-system/details';
import { useConfig, useTranslation } from '@gyg/platform';
import { useEditor } from '../../../shared/gyg-editor';
import { useAddressCheck } from '../api/geocode';

const mapLink = (address: string) => `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;

/** The address on a map; or a hint that only its town is known, or neither. */
export function AddressMap({ address }: { address: string }) {
  const { t } = useTranslation('admin');
  const { desk } = useEditor();
  const config = useConfig();
  const { position, town, unknown } = useAddressCheck(address);
  if (unknown) return <Banner tone="warn">{t('editor.place.unknown')}</Banner>;
  if (town !== undefined) return <Banner>{t('editor.place.byTown', { town })}</Banner>;
  const tiles = config?.mapTiles ?? null;
  if (position === null) return null;
  return (
    <PlaceMap
      data-goal={desk.gyg.sdgGoalId}
      label={address}
      height={200}
      position={position}
      tiles={tiles}
      href={mapLink(address)}
      texts={{
        open: t('editor.map.open'),
        howTo: t('editor.map.howTo'),
        zoomIn: t('editor.map.zoomIn'),
        zoomOut: t('editor.map.zoomOut'),
        wheel: t('editor.map.wheel'),
        touch: t('editor.map.touch'),
      }}
    />
  );
}
