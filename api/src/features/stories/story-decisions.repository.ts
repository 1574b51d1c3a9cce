import type { Reader } from '@gyg/database';
import { gygs, stories, users } from '@gyg/database/schema';
import { and, count, eq } from 'drizzle-orm';
import {
  byDeadline,
  decisionGyg,
  decisionPerson,
  type FirstDecisions,
} from '../../queries/decision-columns.repository';
import { isPublished } from '../../queries/gyg-states.repository';

const waitingFor = (organizationId: string) =>
  and(eq(stories.organizationId, organizationId), eq(stories.status, 'PENDING'), isPublished());

/** The first pending stories of an organisation's gygs. */
export function listPendingStories(
  read: Reader,
  organizationId: string,
  { count: first, reading, now }: FirstDecisions,
) {
  return read
    .select({
      targetId: stories.id,
      createdAt: stories.createdAt,
      gyg: decisionGyg(reading),
      person: decisionPerson,
      caption: stories.caption,
      language: stories.language,
      url: stories.url,
      altText: stories.altText,
    })
    .from(stories)
    .innerJoin(gygs, eq(gygs.id, stories.gygId))
    .innerJoin(users, eq(users.id, stories.userId))
    .where(waitingFor(organizationId))
    .orderBy(...byDeadline(now, stories.createdAt, stories.id))
    .limit(first);
}

export async function countPendingStories(read: Reader, organizationId: string): Promise<number> {
  const [row] = await read
    .select({ total: count() })
    .from(stories)
    .innerJoin(gygs, eq(gygs.id, stories.gygId))
    .where(waitingFor(organizationId));
  return row?.total ?? 0;
}
