import type { OccasionFields } from '@gyg/contract';
import type { Locale } from '@gyg/contract/enums';
import { DefinitionList } from '@gyg/design-system/tables';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { PlaceName } from './place-name';

export interface GygFactsProps {
  gyg: OccasionFields & { gygId: string; gygTitle: string; gygLanguage: Locale; address: string; hostName: string };
  /** Further facts, after time and place. */
  rows?: readonly { term: string; value: ReactNode }[];
}

/** The title of a gyg with a link to its page, when and where it takes place, and its host. For pages with one question. */
export function GygFacts({ gyg, rows = [] }: GygFactsProps) {
  const { t } = useTranslation('booking');
  const { gygPeriod } = useFormat();
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
        { term: t('facts.where'), value: <PlaceName address={gyg.address} /> },
        ...rows,
        { term: t('facts.host'), value: gyg.hostName },
      ]}
    />
  );
}
