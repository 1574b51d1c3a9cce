import type { Reader } from '@gyg/database';
import { bookings, gygs, gygTags, gygTranslations, needs, organizations } from '@gyg/database/schema';
import { eq, sql } from 'drizzle-orm';

/** Gygs with their hosts' names, and an organisation’s labels; add conditions, order and limit. */
export const selectGygs = (read: Reader, tagsOf?: string) =>
  read
    .select({ ...gygColumns, tags: tagsColumn(tagsOf) })
    .from(gygs)
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId));
export type GygRow = Awaited<ReturnType<typeof selectGygs>>[number];

const capacityLeft = (kind: 'SKILL' | 'COMMODITY') =>
  sql<number>`(select coalesce(sum(${needs.offeredPositions} - ${needs.bookedPositions}), 0) from ${needs}
    where ${needs.gygId} = ${gygs.id} and ${needs.kind} = ${kind} and ${needs.whoCanOffer} <> 'NONE')`.mapWith(Number);

/** Who has booked two needs counts once. */
const participants = sql<number>`(select count(distinct ${bookings.userId}) from ${bookings}
  where ${bookings.gygId} = ${gygs.id} and ${bookings.status} = 'ACTIVE')`.mapWith(Number);

/** A column of its translation, which is shown once it has a title; null without one. There are two languages. */
const ofTranslation = (column: 'language' | 'title' | 'summary') =>
  sql<string | null>`(select ${gygTranslations[column]} from ${gygTranslations}
    where ${gygTranslations.gygId} = ${gygs.id} and ${gygTranslations.language} <> ${gygs.language}
    and ${gygTranslations.title} <> '')`;

/** A gyg with the names of its host and the places taken: to be selected from gygs joined with organisations. */
export const gygColumns = {
  id: gygs.id,
  organizationId: gygs.organizationId,
  title: gygs.title,
  summary: gygs.summary,
  heroImage: gygs.heroImage,
  heroAlt: gygs.heroAlt,
  address: gygs.address,
  startDateTime: gygs.startDateTime,
  endDateTime: gygs.endDateTime,
  friendlyUrl: gygs.friendlyUrl,
  sdgGoalId: gygs.sdgGoalId,
  secondaryGoals: gygs.secondaryGoals,
  hidden: gygs.hidden,
  publishedAt: gygs.publishedAt,
  takenDownTitle: gygs.takenDownTitle,
  finishedAt: gygs.finishedAt,
  beneficiaryPositions: gygs.beneficiaryPositions,
  beneficiariesTaken: gygs.beneficiariesTaken,
  beneficiariesHeld: gygs.beneficiariesHeld,
  createdAt: gygs.createdAt,
  language: gygs.language,
  secondLanguage: ofTranslation('language').mapWith(gygTranslations.language),
  secondTitle: ofTranslation('title'),
  secondSummary: ofTranslation('summary'),
  repeats: gygs.repeats,
  occasionMinutes: gygs.occasionMinutes,
  orgName: organizations.name,
  orgLogo: organizations.logo,
  orgFriendlyUrl: organizations.friendlyUrl,
  positionsLeft: capacityLeft('SKILL'),
  itemsLeft: capacityLeft('COMMODITY'),
  participantCount: participants,
  lat: gygs.lat,
  lng: gygs.lng,
};

/** An organisation's labels on a gyg, separated by spaces; null without an organisation. */
export const tagsColumn = (organizationId: string | undefined) =>
  organizationId === undefined
    ? sql<string | null>`null`
    : sql<string | null>`(select coalesce(string_agg(${gygTags.tag}, ' ' order by ${gygTags.tag}), '') from ${gygTags}
        where ${gygTags.gygId} = ${gygs.id} and ${gygTags.organizationId} = ${organizationId})`;
