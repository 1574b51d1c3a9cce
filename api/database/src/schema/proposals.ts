import { defaultGoalId, proposalPaymentMethods, proposalStatuses, proposalTypes } from '@gyg/contract';
import { sql } from 'drizzle-orm';
import { gygs } from './gygs';
import { createdAt, html, id, k, partOf, reference } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/** A proposed gyg or collection, visible to its author and the organisation's admins. */
export const proposals = k.table(
  'proposals',
  {
    id: id(),
    organizationId: partOf(() => organizations.id),
    userId: reference(() => users.id),
    type: k.text({ enum: proposalTypes }).notNull().default('GYG'),
    paymentMethod: k.text({ enum: proposalPaymentMethods }),
    title: k.text().notNull(),
    summary: k.text().notNull(),
    description: html(),
    image: k.text(),
    sdgGoalId: k.int().notNull().default(defaultGoalId),
    address: k.text().notNull().default(''),
    startDateTime: k.time(),
    endDateTime: k.time(),
    moreInfo: k.text().notNull().default(''),
    /** Whether it is submitted for an organisation. */
    representsOrganization: k.bool().notNull().default(false),
    representOrgId: k.text().references(() => organizations.id, { onDelete: 'set null' }),
    representOrgInfo: k.text().notNull().default(''),
    /** Other fields of the form, as sent. */
    customFields: k.json<Record<string, unknown>>(),
    status: k.text({ enum: proposalStatuses }).notNull().default('PENDING'),
    /** The organisation's comments. */
    comments: k.text().notNull().default(''),
    answeredBy: k.text().references(() => users.id),
    answeredAt: k.time(),
    /** The draft created when it was accepted. */
    gygId: k.text().references(() => gygs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('proposals_by_organization').on(t.organizationId, t.status, t.createdAt, t.id),
    k.index('proposals_by_user').on(t.userId, t.createdAt, t.id),
    k.index('proposals_by_answerer').on(t.answeredBy).where(sql`answered_by is not null`),
    k.index('proposals_by_gyg').on(t.gygId).where(sql`gyg_id is not null`),
    k.index('proposals_by_image').on(t.image).where(sql`image is not null`),
    k.check('proposals_goal', sql`sdg_goal_id between 1 and 17`),
  ],
);
