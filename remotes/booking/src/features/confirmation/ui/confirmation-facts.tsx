import type { Confirmation } from '@gyg/contract';
import { TextIn, Trans, textLang, useTranslation } from '@gyg/platform';
import { needIdOf } from '../../../shared/booked-need';
import { GygFacts } from '../../../shared/gyg-facts';

type Need = Confirmation['needs'][number];

/** The gyg, when and where it takes place, and what the person has booked. */
export function ConfirmationFacts({ about }: { about: Confirmation }) {
  const { t } = useTranslation('booking');
  const { needs, gygLanguage } = about;
  const booked = { term: t('confirmation.facts.needs'), value: <Needs needs={needs} lang={textLang(gygLanguage)} /> };
  return <GygFacts gyg={about} rows={needs.length === 0 ? [] : [booked]} />;
}

function Needs({ needs, lang }: { needs: readonly Need[]; lang: ReturnType<typeof textLang> }) {
  const { t } = useTranslation('booking');
  return needs.map((booked) => {
    const { needTitle, quantity } = booked;
    const need = <TextIn text={needTitle} lang={lang} />;
    return (
      <div key={needIdOf(booked)}>
        {quantity === 1 ? (
          need
        ) : (
          <Trans t={t} i18nKey="confirmation.amount" values={{ quantity }} components={{ need }} />
        )}
      </div>
    );
  });
}
