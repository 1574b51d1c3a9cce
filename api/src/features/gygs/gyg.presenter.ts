import type { Gyg, GygCounts, GygPage, Locale, ReadingLanguage } from '@gyg/contract';
import { gygPlace } from '@gyg/contract/gyg-place';
import type { ApiConfig } from '../../api-context';
import type { GygPageRow, GygRow } from './gyg.repository';
import { gygStateAt } from './gyg-state';

/** The languages that a gyg can be read in, its own first. */
export const languagesOf = (gyg: { language: Locale; secondLanguage: Locale | null }): Locale[] =>
  gyg.secondLanguage === null ? [gyg.language] : [gyg.language, gyg.secondLanguage];

/** The texts of a gyg in a language if it has them, else its own; a summary that is empty in it is its own. */
export function gygTextsIn(row: GygRow, reading: ReadingLanguage) {
  const { title, summary, language, secondLanguage, secondTitle, secondSummary } = row;
  return secondLanguage === null || secondTitle === null || secondLanguage !== reading
    ? { title, summary, language }
    : { title: secondTitle, summary: secondSummary || summary, language: secondLanguage };
}

/** The fields of a gyg that depend neither on the time nor on its host's profile, with its texts in a language. */
export function gygFacts(row: GygRow, reading: ReadingLanguage) {
  const {
    startDateTime,
    endDateTime,
    publishedAt: _published,
    finishedAt: _finished,
    beneficiariesTaken: _taken,
    beneficiariesHeld: _held,
    createdAt,
    tags: _tags,
    takenDownTitle: _takenDown,
    secondLanguage: _secondLanguage,
    secondTitle: _secondTitle,
    secondSummary: _secondSummary,
    orgName: _orgName,
    orgLogo: _orgLogo,
    orgFriendlyUrl: _orgUrl,
    ...shown
  } = row;
  return {
    ...shown,
    ...gygTextsIn(row, reading),
    languages: languagesOf(row),
    // Only a draft can lack its times; its form requires them.
    startDateTime: (startDateTime ?? createdAt).toISOString(),
    endDateTime: (endDateTime ?? createdAt).toISOString(),
  };
}

interface Presented {
  config: ApiConfig;
  now: Date;
  reading: ReadingLanguage;
  /** Only for its hosts. */
  counts?: GygCounts | undefined;
}

/** A gyg with its current state, and its texts in a language. */
export function presentGyg(row: GygRow, { config, now, reading, counts }: Presented): Gyg {
  const { tags, orgName, orgLogo, orgFriendlyUrl } = row;
  return {
    ...gygFacts(row, reading),
    orgName,
    orgLogo,
    orgFriendlyUrl,
    gygHero: gygHero(row, config),
    state: gygStateAt(row, now),
    ...(tags === null ? {} : { tags: tags.split(' ').filter((tag) => tag !== '') }),
    ...(counts ? { counts } : {}),
  };
}

/** The picture to show: the gyg's, or one of its goal's. */
export function gygHero(row: Pick<GygRow, 'id' | 'heroImage' | 'sdgGoalId'>, config: ApiConfig): string {
  return row.heroImage ?? config.goalPicture(row.sdgGoalId, 'en', row.id);
}

/** The texts of a page; participant info only with `withParticipantInfo`. */
export function presentGygPage(row: GygPageRow, { withParticipantInfo }: { withParticipantInfo: boolean }): GygPage {
  return {
    'page.preface': row.preface,
    'page.description': row.description,
    'page.impact': row.impact,
    ...(withParticipantInfo ? { 'page.participantInfo': row.participantInfo } : {}),
    'page.donationUrl': row.donationUrl,
    'page.donationText': row.donationText,
    'page.beneficiaryText': row.beneficiaryText,
    'settings.billettoEventId': row.billettoEventId,
  };
}

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
