import { Button, Callout, RichText, VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** A link to an external page that collects money. It does not book anything. */
export function GygDonation({ url, text }: { url: string; text: string }) {
  const { t } = useTranslation('public');
  return (
    <Callout
      tone="quiet"
      headingLevel={3}
      title={t('gyg.donation.title')}
      text={text === '' ? t('gyg.donation.text') : <RichText html={text} />}
      action={
        <Button variant="secondary" iconEnd="external" href={url} target="_blank" rel="noopener">
          {t('gyg.donation.link')} <VisuallyHidden>{t('gyg.place.newWindow')}</VisuallyHidden>
        </Button>
      }
    />
  );
}
