import type { Confirmation } from '@gyg/contract';
import { gygPlace } from '@gyg/contract/gyg-place';
import { DefinitionList } from '@gyg/design-system/tables';
import { paths, TextIn, Trans, textLang, useFormat, useLanguage, useTranslation } from '@gyg/platform';

type Need = Confirmation['needs'][number];

/** The gyg, when and where it is, and what the person has booked. */
export function ConfirmationFacts({ about }: { about: Confirmation }) {
  const { t } = useTranslation('booking');
  const { gygPeriod } = useFormat();
  const language = useLanguage();
  const { gygId, gygTitle, gygLanguage, address, hostName, needs } = about;
  const lang = textLang(gygLanguage);
  return (
    <DefinitionList
      look="stacked"
      rows={[
        {
          term: t('confirmation.facts.gyg'),
          value: (
            <a href={paths.gyg(gygId)} lang={lang}>
              {gygTitle}
            </a>
          ),
        },
        { term: t('confirmation.facts.when'), value: gygPeriod(about) },
        { term: t('confirmation.facts.where'), value: gygPlace(address, language) },
        ...(needs.length === 0
          ? []
          : [{ term: t('confirmation.facts.needs'), value: <Needs needs={needs} lang={lang} /> }]),
        { term: t('confirmation.facts.host'), value: hostName },
      ]}
    />
  );
}

function Needs({ needs, lang }: { needs: readonly Need[]; lang: ReturnType<typeof textLang> }) {
  const { t } = useTranslation('booking');
  return needs.map(({ gygPositionId, gygCommodityId, needTitle, quantity }) => {
    const need = <TextIn text={needTitle} lang={lang} />;
    return (
      <div key={gygPositionId ?? gygCommodityId}>
        {quantity === 1 ? (
          need
        ) : (
          <Trans t={t} i18nKey="confirmation.amount" values={{ quantity }} components={{ need }} />
        )}
      </div>
    );
  });
}
