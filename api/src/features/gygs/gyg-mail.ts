import type { Locale } from '@gyg/contract';
import { gygPlace } from '@gyg/contract/gyg-place';
import { gygTextsIn } from './gyg.presenter';
import type { GygRow } from './gyg.repository';

/** A need with its title in the second language of its gyg. */
export interface TitledNeed {
  needTitle: string;
  secondNeedTitle: string | null;
}

/** The title of a need for a reader of a language, as that of its gyg. */
export function needTitleFor(gyg: Pick<GygRow, 'secondLanguage'>, need: TitledNeed, locale: Locale): string {
  return (gyg.secondLanguage === locale ? need.secondNeedTitle : null) ?? need.needTitle;
}

/** Template data common to all mails about a gyg, for a reader of a language. */
export function gygMailFacts(gyg: GygRow, locale: Locale) {
  return {
    gygTitle: gygTextsIn(gyg, locale).title,
    organization: gyg.orgName,
    startDateTime: (gyg.startDateTime ?? gyg.createdAt).toISOString(),
    endDateTime: (gyg.endDateTime ?? gyg.createdAt).toISOString(),
    repeats: gyg.repeats,
    occasionMinutes: gyg.occasionMinutes,
    address: gygPlace(gyg.address, locale === 'se' ? 'sv' : 'en'),
  };
}
