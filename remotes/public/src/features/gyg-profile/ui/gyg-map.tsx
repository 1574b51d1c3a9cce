import type { Gyg } from '@gyg/contract';
import { addressLines, isOnline } from '@gyg/contract/gyg-place';
import { Cluster, Section, TextButton } from '@gyg/design-system';
import { copyText, useTranslation } from '@gyg/platform';
import { GygDirections } from './gyg-directions';
import s from './gyg-map.module.css';
import { GygTiles } from './gyg-tiles';

/** Copies the address; a message says whether it worked. */
function CopyAddress({ address }: { address: string }) {
  const { t } = useTranslation('public');
  const copy = () => copyText(address, { done: t('gyg.place.copied'), failed: t('gyg.place.copyFailed') });
  return (
    <TextButton variant="standalone" icon="copy" onClick={() => void copy()}>
      {t('gyg.place.copy')}
    </TextButton>
  );
}

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
