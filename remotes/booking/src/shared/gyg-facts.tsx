import type { OccasionFields } from '@gyg/contract';
import type { Locale } from '@gyg/contract/enums';
import { gygPlace } from '@gyg/contract/gyg-place';
import { DefinitionList } from '@gyg/design-system/tables';
import { paths, textLang, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';

export interface GygFactsProps {
  gyg: OccasionFields & { gygId: string; gygTitle: string; gygLanguage: Locale; address: string; hostName: string };
  /** What the page is about, after place and time. */
  rows?: readonly { term: string; value: ReactNode }[];
}

/** The title of a gyg with a link to its page, when and where it is, and who hosts it. For pages of one answer. */
export function GygFacts({ gyg, rows = [] }: GygFactsProps) {
  const { t } = useTranslation('booking');
  const { gygPeriod } = useFormat();
  const language = useLanguage();
  return (
    <DefinitionList
      look="stacked"
      rows={[
        {
          term: t('facts.gyg'),
          value: (
            <a href={paths.gyg(gyg.gygId)} lang={textLang(gyg.gygLanguage)}>
              {gyg.gygTitle}
            </a>
          ),
        },
        { term: t('facts.when'), value: gygPeriod(gyg) },
        { term: t('facts.where'), value: gygPlace(gyg.address, language) },
        ...rows,
        { term: t('facts.host'), value: gyg.hostName },
      ]}
    />
  );
}
