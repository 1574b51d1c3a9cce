import type { Overview } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Asked } from '../../gygs';
import { day, daysShown } from './trend';
import {
  countAuditEntries,
  countFeatured,
  countOrigins,
  countPendingRequests,
  countWaitingStories,
  listOldestRequests,
  listOldestStories,
} from './waiting.repository';

const shown = 3;
const storyPatience = 2 * day;

const withTime = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  created: createdAt.toISOString(),
});

type Waiting = Pick<Overview, 'requests' | 'stories'> &
  Pick<Overview['organizations'], 'pendingRequests'> & {
    doors: Pick<Overview['doors'], 'featured' | 'origins' | 'originOrganizations' | 'auditEntries'>;
  };

/** What is pending, and what is behind the other pages. All of it is read by indexes, so it is never old. */
export async function readWaiting(read: Reader, { reading, now }: Asked): Promise<Waiting> {
  const month = new Date(now.getTime() - daysShown * day);
  const storiesBefore = new Date(now.getTime() - storyPatience);
  const [requests, pendingRequests, oldest, total] = await Promise.all([
    listOldestRequests(read, shown),
    countPendingRequests(read),
    listOldestStories(read, storiesBefore, { reading, limit: shown }),
    countWaitingStories(read, storiesBefore),
  ]);
  const [featured, origins, auditEntries] = await Promise.all([
    countFeatured(read),
    countOrigins(read),
    countAuditEntries(read, month),
  ]);
  return {
    requests: requests.map(withTime),
    pendingRequests,
    stories: { total, oldest: oldest.map(withTime) },
    doors: { featured, ...origins, auditEntries },
  };
}
