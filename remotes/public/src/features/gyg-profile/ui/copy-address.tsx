import { TextButton } from '@gyg/design-system';
import { toast, useTranslation } from '@gyg/platform';

/** Copies the address; a message says whether it worked. */
export function CopyAddress({ address }: { address: string }) {
  const { t } = useTranslation('public');
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(t('gyg.place.copied')),
      () => toast.error(t('gyg.place.copyFailed')),
    );
  return (
    <TextButton variant="standalone" icon="copy" onClick={() => void copy()}>
      {t('gyg.place.copy')}
    </TextButton>
  );
}
