import type { GygPage } from '@gyg/contract';
import { Button, RichText, VisuallyHidden } from '@gyg/design-system';
import { Offer } from '@gyg/design-system/details';
import { useTranslation } from '@gyg/platform';

export interface GygDonationProps {
  page: GygPage;
  /** The language of the host's text. */
  lang: string;
}

/** A link to an external page that collects money. It does not book anything. */
export function GygDonation({ page, lang }: GygDonationProps) {
  const { t } = useTranslation('public');
  const text = page['page.donationText'];
  return (
    <Offer
      icon="heart"
      headingLevel={3}
      title={t('gyg.donation.title')}
      text={text === '' ? t('gyg.donation.text') : <RichText lang={lang} html={text} />}
      action={
        <Button variant="secondary" iconEnd="external" href={page['page.donationUrl']} target="_blank" rel="noopener">
          {t('gyg.donation.link')} <VisuallyHidden>{t('gyg.place.newWindow')}</VisuallyHidden>
        </Button>
      }
    />
  );
}
