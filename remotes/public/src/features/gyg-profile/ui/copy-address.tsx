import { TextButton } from '@gyg/design-system';
import { copyText, useTranslation } from '@gyg/platform';

/** Copies the address; a message says whether it worked. */
export function CopyAddress({ address }: { address: string }) {
  const { t } = useTranslation('public');
  const copy = () => copyText(address, { done: t('gyg.place.copied'), failed: t('gyg.place.copyFailed') });
  return (
    <TextButton variant="standalone" icon="copy" onClick={() => void copy()}>
      {t('gyg.place.copy')}
    </TextButton>
  );
}
