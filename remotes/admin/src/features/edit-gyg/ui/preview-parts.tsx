import type { GygProfile } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Button, CardGrid, Picture, PlacesPanel, RichText, VisuallyHidden } from '@gyg/design-system';
import { Offer } from '@gyg/design-system/details';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import s from './guest-view.module.css';

interface PreviewProps {
  profile: GygProfile;
}

/** The link to give money, where it is a web address. */
export function PreviewDonation({ profile: { gyg, gygPage } }: PreviewProps) {
  const { t } = useTranslation('admin');
  const [href, text] = [gygPage['page.donationUrl'], gygPage['page.donationText']];
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <Offer
      icon="heart"
      headingLevel={3}
      title={t('editor.preview.donation')}
      text={text === '' ? t('editor.preview.donationText') : <RichText lang={textLang(gyg.language)} html={text} />}
      action={
        <Button variant="secondary" iconEnd="external" href={href} target="_blank" rel="noopener">
          {t('editor.preview.donate')} <VisuallyHidden>{t('editor.preview.newWindow')}</VisuallyHidden>
        </Button>
      }
    />
  );
}

/** The places for recipients, and how many are left. */
export function PreviewPlaces({ profile: { gyg, gygPage, beneficiaries } }: PreviewProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { places, taken } = beneficiaries;
  const text = gygPage['page.beneficiaryText'];
  if (places === 0) return null;
  return (
    <PlacesPanel
      count={number(Math.max(0, places - taken))}
      countLabel={t('editor.preview.placesLeft', { count: places, places: number(places) })}
      title={t('editor.preview.recipients')}
    >
      {text !== '' && <RichText lang={textLang(gyg.language)} html={text} />}
    </PlacesPanel>
  );
}

/** The gyg's pictures with their captions. */
export function PreviewPictures({ profile: { gyg, media } }: PreviewProps) {
  const { t } = useTranslation('admin');
  if (media.length === 0) return null;
  return (
    <section>
      <h4 className={s.part}>{t('editor.preview.pictures')}</h4>
      <CardGrid columns={3}>
        {media.map(({ id, url, caption }) => (
          <figure key={id} className={s.figure}>
            <Picture {...heroSizes(url)} sizes="240px" />
            <figcaption lang={textLang(gyg.languages[0] ?? gyg.language)}>{caption}</figcaption>
          </figure>
        ))}
      </CardGrid>
    </section>
  );
}
