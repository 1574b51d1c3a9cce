import { Button, RichText, VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './gyg-profile.module.css';

/** The way to a page where money is collected; it leaves the site and books nothing. */
export function GygDonation({ url, text }: { url: string; text: string }) {
  const { t } = useTranslation('public');
  return (
    <div className={s.donation}>
      <div>
        <h3 className={s.small}>{t('gyg.donation.title')}</h3>
        {text === '' ? <p>{t('gyg.donation.text')}</p> : <RichText html={text} />}
      </div>
      <Button variant="secondary" iconEnd="external" href={url} target="_blank" rel="noopener">
        {t('gyg.donation.link')} <VisuallyHidden>{t('gyg.place.newWindow')}</VisuallyHidden>
      </Button>
    </div>
  );
}
