import type { Gyg, GygCounts, GygPage } from '@gyg/contract';
import type { ApiConfig } from '../../api-context';
import type { GygPageRow, GygRow } from './gyg.repository';
import { gygStateAt } from './gyg-state';

/** A gyg with its current state; `counts` only for its hosts. */
export function presentGyg(row: GygRow, config: ApiConfig, now: Date, counts?: GygCounts): Gyg {
  const {
    startDateTime,
    endDateTime,
    publishedAt,
    finishedAt,
    beneficiariesTaken,
    beneficiariesHeld,
    createdAt,
    tags,
    takenDownTitle,
    secondLanguage,
    secondTitle,
    ...shown
  } = row;
  return {
    ...shown,
    languages: secondLanguage === null ? [row.language] : [row.language, secondLanguage],
    gygHero: gygHero(row, config),
    // Only a draft can lack its times; its form requires them.
    startDateTime: (startDateTime ?? createdAt).toISOString(),
    endDateTime: (endDateTime ?? createdAt).toISOString(),
    state: gygStateAt(row, now),
    ...(tags === null ? {} : { tags: tags.split(' ').filter((tag) => tag !== '') }),
    ...(counts ? { counts } : {}),
  };
}

/** The picture to show: the gyg's or its goal's. */
export function gygHero(row: Pick<GygRow, 'heroImage' | 'sdgGoalId'>, config: ApiConfig): string {
  return row.heroImage ?? config.goalPicture(row.sdgGoalId, 'en');
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
