import type { Partner, ReadingLanguage } from '@gyg/contract';
import {
  type Actor,
  adminOrganizations,
  isAdminOf,
  isHostOf,
  localeOf,
  readsAsAdmin,
  readsAsHost,
  type SignedIn,
} from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { forbidden, invalidRequest, problem } from '../../../problem';
import { closeAction, withdrawAction } from '../../notifications';
import { getOrganizationRow } from '../../organizations';
import { type GygRow, getVisibleGyg, gygStateAt, isPublished, listGygRowsById } from '..';
import { listGygsPartneredBy } from '../read';
import {
  acceptPartner,
  deletePartner,
  findPartner,
  insertPartner,
  listPartnerRows,
  type PartnerRow,
} from './partner.repository';
import {
  notifyHostsOfPartner,
  notifyPartnerAsked,
  notifyPartnerRemoved,
  partnerAction,
  partnerOf,
} from './partner-messages.service';

function presentPartner({ createdAt, ...row }: PartnerRow): Partner {
  return { ...row, created: createdAt.toISOString() };
}

/** Which pending partnerships of a gyg the caller sees: hosts all, admins those of their organisations. */
function pendingPartnersVisibleTo(actor: Actor, gyg: GygRow): 'all' | readonly string[] {
  return readsAsHost(actor, gyg) ? 'all' : adminOrganizations(actor);
}

/**
 * Throws 404 unless the caller may see the partnership. The partner's admins see it even while the gyg is a draft, so
 * that they can leave; for others drafts and pending partnerships are not visible.
 */
function requireVisiblePartner(actor: Actor, gyg: GygRow | undefined, row: PartnerRow | undefined): PartnerRow {
  const asHost = gyg !== undefined && readsAsHost(actor, gyg);
  const asPartner = row !== undefined && readsAsAdmin(actor, row.organizationId);
  if (!gyg || (!isPublished(gyg) && !asHost && !asPartner)) throw problem('gyg.missing');
  if (!row || (!row.accepted && !asHost && !asPartner)) throw problem('partner.missing');
  return row;
}

/** Only the asked organisation's admins can answer. */
function requireAdminOf(actor: Actor, organizationId: string): void {
  if (!isAdminOf(actor, organizationId)) throw forbidden();
}

/** The partners of a gyg; pending ones only for its hosts and their own admins. */
export async function listPartners({ db }: ApiContext, actor: Actor, gygId: string, { page, pageSize }: Paging) {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  const filter = { gygId: gyg.id, pendingOf: pendingPartnersVisibleTo(actor, gyg), language: localeOf(actor) };
  const { rows, total } = await listPartnerRows(db.read, { ...filter, page, pageSize });
  return { partners: rows.map(presentPartner), total, page, pageSize };
}

/** The gygs of which an organisation is a partner, without drafts and hidden ones. Throws 404. */
export async function listPartneredGygs(
  context: ApiContext,
  actor: Actor,
  organizationId: string,
  paging: Paging,
  asked: { reading: ReadingLanguage; now: Date },
) {
  const { id } = await getOrganizationRow(context.db.read, organizationId);
  return listGygsPartneredBy(context, actor, id, paging, asked);
}

async function getPartner(uow: UnitOfWork, gygId: string, organizationId: string): Promise<PartnerRow> {
  const row = await findPartner(uow.tx, gygId, organizationId);
  if (!row) throw problem('partner.missing');
  return row;
}

/**
 * Asks an organisation to be a partner of a gyg; accepted immediately if the caller administers both. Throws 400 for
 * the host, 409 if it is a partner or was asked, and for a finished gyg.
 */
export async function addPartner(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  organizationId: string,
): Promise<Partner> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  if (organizationId === gyg.organizationId) {
    throw invalidRequest([{ path: 'organizationId', code: 'is_host', message: 'The host cannot be its own partner' }]);
  }
  permit('addPartner', actor, { gyg });
  const { id } = await getOrganizationRow(uow.tx, organizationId);
  if (gygStateAt(gyg, uow.now) === 'FINISHED') throw problem('gyg.wrong_state');
  const accepted = isAdminOf(actor, id);
  const row = { gygId: gyg.id, organizationId: id, accepted, createdAt: uow.now };
  if (!(await insertPartner(uow.tx, row))) throw problem('partner.already_added');
  const partner = await getPartner(uow, gyg.id, id);
  if (!accepted) await notifyPartnerAsked(uow, actor, gyg, partner);
  return presentPartner(partner);
}

/**
 * An admin of the asked organisation accepts or declines a partnership, once; declining deletes it. Throws 403 for
 * others, 409 if it was withdrawn or answered.
 */
export async function answerPartner(
  uow: UnitOfWork,
  actor: SignedIn,
  targetId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  const { gygId, organizationId } = partnerOf(targetId);
  requireAdminOf(actor, organizationId);
  const gyg = (await listGygRowsById(uow.tx, [gygId])).get(gygId);
  const row = await findPartner(uow.tx, gygId, organizationId);
  if (!gyg || !row) throw problem('notifications.already_responded');
  const done = accept
    ? await acceptPartner(uow.tx, gygId, organizationId)
    : await deletePartner(uow.tx, { ...row, accepted: false });
  if (!done) throw problem('notifications.already_responded');
  await closeAction(uow, partnerAction(row), { accepted: accept, by: actor.fullName });
  await notifyHostsOfPartner(uow, actor, gyg, row, accept ? 'partner_accepted' : 'partner_declined');
}

/** The same for a request named by its gyg and the asked organisation, as in the call's path. */
export async function answerPartnerOf(
  uow: UnitOfWork,
  actor: SignedIn,
  asked: { gygId: string; organizationId: string },
  name: 'acceptPartner' | 'declinePartner',
): Promise<void> {
  permit(name, actor, { organizationId: asked.organizationId });
  await answerPartner(uow, actor, partnerAction(asked).targetId, { accept: name === 'acceptPartner' });
}

/**
 * Ends a partnership or withdraws the request; for hosts and the organisation's admins, who can leave at any time.
 * Hosts cannot change the partners of a finished gyg: 409.
 */
export async function removePartner(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  organizationId: string,
): Promise<void> {
  const gyg = (await listGygRowsById(uow.tx, [gygId])).get(gygId);
  const row = requireVisiblePartner(actor, gyg, await findPartner(uow.tx, gygId, organizationId));
  if (!gyg) throw problem('gyg.missing');
  permit('removePartner', actor, { gyg, organizationId });
  const leaves = isAdminOf(actor, organizationId);
  if (!leaves && gygStateAt(gyg, uow.now) === 'FINISHED') throw problem('gyg.wrong_state');
  if (!(await deletePartner(uow.tx, row))) throw problem('partner.missing');
  await withdrawAction(uow, partnerAction(row));
  if (leaves && !isHostOf(actor, gyg)) await notifyHostsOfPartner(uow, actor, gyg, row, 'partner_left');
  else if (row.accepted && !leaves) await notifyPartnerRemoved(uow, actor, gyg, row);
}
