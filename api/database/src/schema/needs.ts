import { contributionTypes, whoCanOfferValues } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { gygs } from './gygs';
import { createdAt, html, id, k, partOf } from './kit';

/** The needs of a gyg: skills ("positions") and commodities. availablePositions = offered - booked. */
export const needs = k.table(
  'needs',
  {
    id: id(),
    gygId: partOf(() => gygs.id),
    kind: k.text({ enum: contributionTypes }).notNull(),
    title: k.text().notNull(),
    description: html(),
    /** Minutes; null for commodities. */
    durationMinutes: k.int(),
    offeredPositions: k.int().notNull().default(0),
    /**
     * Guarded counter: raised only by an update that also checks for enough free capacity, never read and then
     * written.
     */
    bookedPositions: k.int().notNull().default(0),
    /**
     * How many bookings the need has, and the positions of those that are pending. Changed by the statement that
     * reserves or releases positions, so that a gyg's bookings are counted without reading them.
     */
    activeBookings: k.int().notNull().default(0),
    pendingBookings: k.int().notNull().default(0),
    endedBookings: k.int().notNull().default(0),
    pendingPositions: k.int().notNull().default(0),
    /** The part of `bookedPositions` that is offered to people on the waiting list and not answered yet. */
    heldPositions: k.int().notNull().default(0),
    whoCanOffer: k.text({ enum: whoCanOfferValues }).notNull().default('ANYONE'),
    sortOrder: k.int().notNull().default(0),
    needsApproval: k.bool().notNull().default(false),
    /** Set when it was deleted: only cancelled bookings still refer to it. */
    deletedAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('needs_by_gyg').on(t.gygId, t.kind, t.sortOrder, t.createdAt),
    k.check('needs_positions', sql`booked_positions >= 0 and booked_positions <= offered_positions`),
    k.check('needs_duration', sql`duration_minutes is null or duration_minutes >= 0`),
  ],
);
