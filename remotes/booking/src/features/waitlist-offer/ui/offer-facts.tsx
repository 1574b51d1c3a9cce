import type { WaitlistOfferPage } from '@gyg/contract';
import { TextIn, Trans, textLang, useFormat, useTranslation } from '@gyg/platform';
import { GygFacts } from '../../../shared/gyg-facts';

/** The gyg of an offer, and the contribution. Places for recipients have no contribution, and nothing reveals what they are. */
export function OfferFacts({ offer }: { offer: WaitlistOfferPage }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const { needTitle, contributionType, offered, asked } = offer;
  const need = <TextIn text={needTitle} lang={textLang(offer.gygLanguage)} />;
  const amount = { offered: number(offered), asked: number(asked) };
  const gift =
    contributionType === 'SKILL' ? (
      need
    ) : (
      <Trans t={t} i18nKey={offered < asked ? 'offer.itemsOf' : 'offer.items'} values={amount} components={{ need }} />
    );
  const rows = contributionType === null ? [] : [{ term: t('offer.youGive'), value: gift }];
  return <GygFacts gyg={offer} rows={rows} />;
}
