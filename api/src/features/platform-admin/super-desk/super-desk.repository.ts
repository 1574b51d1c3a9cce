import type { Reader } from '@gyg/database';
import { mailOutbox, organizationRequests, stories } from '@gyg/database/schema';
import { eq, isNotNull } from 'drizzle-orm';

export const countPendingRequests = (read: Reader) =>
  read.$count(organizationRequests, eq(organizationRequests.status, 'PENDING'));

export const countPendingStories = (read: Reader) => read.$count(stories, eq(stories.status, 'PENDING'));

/** Mails that were given up; they stay for a month. */
export const countFailedMails = (read: Reader) => read.$count(mailOutbox, isNotNull(mailOutbox.failedAt));
