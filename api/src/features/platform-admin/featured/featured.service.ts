import type { AuditAction } from '@gyg/contract/audit';
import type { Reader } from '@gyg/database';
import type { Insider } from '../../../access/actor';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import {
  deleteEnded,
  deleteFeatured,
  type FeaturedPage,
  type FeaturedRow,
  type FeaturedTarget,
  insertFeatured,
  listOnHome,
  lockHome,
  nextPosition,
  updateFeatured,
} from './featured.repository';

/** The featured entity and the place; `organizationId` is omitted for the home page. */
export interface Featured extends FeaturedTarget {
  scope: 'home' | 'organization';
  organizationId?: string | null | undefined;
  createdBy?: string | null | undefined;
  startsAt?: Date | null | undefined;
  endsAt?: Date | null | undefined;
}

const actions = {
  organization: { add: 'organization.featured', remove: 'organization.unfeatured' },
  gyg: { add: 'gyg.featured', remove: 'gyg.unfeatured' },
  story: { add: 'story.featured', remove: 'story.unfeatured' },
} as const satisfies Record<FeaturedTarget['kind'], { add: AuditAction; remove: AuditAction }>;

export const featuredAction = (kind: FeaturedTarget['kind'], change: 'add' | 'remove') => actions[kind][change];

function pageOf({ scope, organizationId }: Pick<Featured, 'scope' | 'organizationId'>): FeaturedPage {
  if (scope === 'home') return { scope };
  if (!organizationId) throw new Error('An organisation’s page needs its organisation');
  return { scope, organizationId };
}

/**
 * Features something at the end of the page's list, once; again if its period is over. The caller checks permission:
 * super users for the home page, hosts for the organisation's page. Returns whether it was added.
 */
export async function addFeatured(uow: UnitOfWork, entry: Featured): Promise<boolean> {
  const { kind, targetId, createdBy = null, startsAt = null, endsAt = null, ...where } = entry;
  const page = pageOf(where);
  await deleteEnded(uow.tx, { kind, targetId }, page, uow.now);
  const position = await nextPosition(uow.tx, kind, page);
  const row = { organizationId: null, ...page, kind, targetId, position, startsAt, endsAt };
  return insertFeatured(uow.tx, { ...row, createdBy, createdAt: uow.now });
}

/** Stops featuring it there. Returns whether it was featured. */
export function removeFeatured(uow: UnitOfWork, { kind, targetId, ...where }: Featured): Promise<boolean> {
  return deleteFeatured(uow.tx, { kind, targetId }, pageOf(where));
}

/** Features something for a person; on the home page that is recorded. */
export async function feature(uow: UnitOfWork, actor: Insider, entry: Featured): Promise<void> {
  const added = await addFeatured(uow, entry);
  if (!added || entry.scope !== 'home') return;
  await recordAudit(uow, actor, { action: featuredAction(entry.kind, 'add'), target: entry.targetId });
}

/** Stops featuring something for a person; on the home page that is recorded. */
export async function unfeature(uow: UnitOfWork, actor: Insider, entry: Featured): Promise<void> {
  const removed = await removeFeatured(uow, entry);
  if (!removed || entry.scope !== 'home') return;
  await recordAudit(uow, actor, { action: featuredAction(entry.kind, 'remove'), target: entry.targetId });
}

/** Stops featuring it everywhere, because it was deleted or unpublished. */
export async function removeEverywhere(uow: UnitOfWork, target: FeaturedTarget): Promise<void> {
  await deleteFeatured(uow.tx, target);
}

type Period = Pick<FeaturedRow, 'position' | 'startsAt' | 'endsAt'>;

/** Everything that is featured on the home page, whatever its period, in order. */
export function getHomePlaces(read: Reader): Promise<FeaturedRow[]> {
  return listOnHome(read);
}

/** Locks them until the transaction ends: they are compared, then changed. */
export function lockHomePlaces({ tx }: UnitOfWork): Promise<void> {
  return lockHome(tx);
}

export async function addHomePlace(
  { tx, now }: UnitOfWork,
  place: FeaturedTarget & Period & { createdBy: string },
): Promise<void> {
  await insertFeatured(tx, { ...place, scope: 'home', organizationId: null, createdAt: now });
}

export async function changeHomePlace({ tx }: UnitOfWork, placeId: string, change: Period): Promise<void> {
  await updateFeatured(tx, placeId, change);
}

export async function removeHomePlace({ tx }: UnitOfWork, target: FeaturedTarget): Promise<void> {
  await deleteFeatured(tx, target, { scope: 'home' });
}
