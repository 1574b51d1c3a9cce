import type { Gyg } from '@gyg/contract';
import { addressLines, isOnline } from '@gyg/contract/gyg-place';
import { Cluster, Section } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { CopyAddress } from './copy-address';
import { GygDirections } from './gyg-directions';
import s from './gyg-map.module.css';
import { GygTiles } from './gyg-tiles';

/**
 * The address with directions, and a map if the coordinates are known. Hidden if the gyg is past or online.
 */
export function GygMap({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  if (gyg.state === 'FINISHED' || gyg.address === '' || isOnline(gyg.address)) return null;
  const [place, rest] = addressLines(gyg.address);
  return (
    <Section title={t('gyg.place.title')} spacing="tight" id="where">
      <GygTiles gyg={gyg} />
      <div className={s.foot}>
        <p>
          <b className={s.place}>{place}</b>
          {rest}
        </p>
        <Cluster gap={4}>
          <GygDirections gyg={gyg} look="button" />
          <CopyAddress address={gyg.address} />
        </Cluster>
      </div>
    </Section>
  );
}
