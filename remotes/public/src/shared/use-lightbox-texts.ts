import type { LightboxTexts } from '@gyg/design-system/details';
import { useFormat, useTranslation } from '@gyg/platform';

/** The texts of the lightbox for full-size pictures. */
export function useLightboxTexts(): LightboxTexts {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return {
    label: t('common.lightbox.label'),
    close: t('common.close'),
    previous: t('common.lightbox.previous'),
    next: t('common.lightbox.next'),
    position: (at, of) => t('common.lightbox.position', { at: number(at), of: number(of) }),
    failed: t('common.lightbox.failed'),
    retry: t('common.tryAgain'),
  };
}
