import { notificationActionKinds } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { gygs } from './gygs';
import { createdAt, id, k, partOf } from './kit';
import { organizations } from './organizations';
import { proposals } from './proposals';
import { stories } from './stories';
import { users } from './users';

/** One person's notification. */
export const notifications = k.table(
  'notifications',
  {
    id: id(),
    /** The owner of the list. */
    userId: partOf(() => users.id),
    type: k.text().notNull(),
    title: k.text().notNull(),
    body: k.text().notNull().default(''),
    image: k.text(),
    /** The values in title and body, to render it in the reader's language. */
    data: k.json<Record<string, string>>(),
    viewed: k.bool().notNull().default(false),
    archived: k.bool().notNull().default(false),
    /** The user it is about. */
    relatedUserId: k.text().references(() => users.id),
    gygId: k.text().references(() => gygs.id, { onDelete: 'set null' }),
    organizationId: k.text().references(() => organizations.id, { onDelete: 'set null' }),
    proposalId: k.text().references(() => proposals.id, { onDelete: 'set null' }),
    storyId: k.text().references(() => stories.id, { onDelete: 'set null' }),
    /** The target of accept and decline; both null if there is nothing to answer. */
    actionKind: k.text({
      enum: notificationActionKinds,
    }),
    actionTargetId: k.text(),
    /** notificationAction: set when someone (not always this reader) answered. */
    respondedAt: k.time(),
    responderAccepted: k.bool(),
    responderFullName: k.text(),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('notifications_list').on(t.userId, t.archived, t.createdAt, t.id),
    k.index('notifications_not_viewed').on(t.userId, t.viewed, t.archived),
    k.index('notifications_by_action').on(t.actionKind, t.actionTargetId).where(sql`action_kind is not null`),
    k.index('notifications_by_gyg').on(t.gygId),
    k.index('notifications_by_proposal').on(t.proposalId).where(sql`proposal_id is not null`),
    k.index('notifications_by_story').on(t.storyId).where(sql`story_id is not null`),
    k.index('notifications_about_user').on(t.relatedUserId).where(sql`related_user_id is not null`),
    k.index('notifications_by_responder').on(t.responderFullName).where(sql`responder_full_name is not null`),
  ],
);
