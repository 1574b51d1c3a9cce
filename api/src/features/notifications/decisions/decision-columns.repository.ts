import type { ReadingLanguage } from '@gyg/contract';
import { gygs, users } from '@gyg/database/schema';
import { type AnyColumn, asc, type SQL, sql } from 'drizzle-orm';
import { gygColumns } from '../../../access/queries/gyg-columns.repository';
import { isUpcoming } from '../../../access/queries/gyg-states.repository';
import { gygLanguageIn, gygTitleIn } from '../../../access/queries/texts-in-language.repository';

/** The gyg that a decision is about, drafts too, with its title in a language: to be selected with gygs joined. */
export const decisionGyg = (reading: ReadingLanguage) => ({
  id: gygs.id,
  title: gygTitleIn(reading),
  titleLanguage: gygLanguageIn(reading),
  language: gygs.language,
  secondLanguage: gygColumns.secondLanguage,
  sdgGoalId: gygs.sdgGoalId,
  startDateTime: gygs.startDateTime,
  endDateTime: gygs.endDateTime,
  publishedAt: gygs.publishedAt,
  finishedAt: gygs.finishedAt,
  orgName: sql<string>`(select host.name from organizations host where host.id = ${gygs.organizationId})`,
});

/** The person who asks: to be selected with users joined. Erased people have no name. */
export const decisionPerson = { id: users.id, fullName: users.fullName, profileImage: users.profileImage };

/** The first decisions of a list, the language of their texts, and the time that decides which gygs have not started. */
export interface FirstDecisions {
  count: number;
  reading: ReadingLanguage;
  now: Date;
}

/** By the start of the gyg if it is published and has not started, then by age. Drafts keep their start private. */
export function byDeadline(now: Date, createdAt: AnyColumn, id: AnyColumn): SQL[] {
  const ahead = isUpcoming(now);
  return [
    sql`case when ${ahead} then 0 else 1 end`,
    sql`case when ${ahead} then ${gygs.startDateTime} end`,
    asc(createdAt),
    asc(id),
  ];
}
