import type { ReadingLanguage } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, readsAsHost } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { queueDeliveries } from '../webhooks';
import { presentGyg } from './gyg.presenter';
import {
  findGyg,
  findGygByUrl,
  findGygPages,
  findGygsById,
  type GygPageRow,
  type GygRow,
  hasPartnerAmong,
  listParticipantInfoRows,
} from './gyg.repository';
import { gygStateAt, isPublished } from './gyg-state';

/** A draft is visible only to its hosts, gyg managers and super users. Hidden gygs are reachable by id. */
function requireVisible(actor: Actor, row: GygRow | undefined): GygRow {
  if (!row || (!isPublished(row) && !readsAsHost(actor, row))) throw problem('gyg.missing');
  return row;
}

/** A gyg that this caller may see. Throws 404 `gyg.missing`, for others' drafts too. */
export async function getVisibleGyg(read: Reader, actor: Actor, gygId: string): Promise<GygRow> {
  return requireVisible(actor, await findGyg(read, gygId));
}

/** The language and time of a call. */
export interface Asked {
  reading: ReadingLanguage;
  now: Date;
}

/** A gyg with its texts in a language. Throws 404 `gyg.missing`. */
export async function getGyg({ db, config }: ApiContext, actor: Actor, gygId: string, asked: Asked) {
  return presentGyg(await getVisibleGyg(db.read, actor, gygId), { config, ...asked });
}

/** The gyg's page with its texts in a language where they exist; every gyg has one. */
export async function getGygPageRow(read: Reader, gygId: string, reading: ReadingLanguage): Promise<GygPageRow> {
  const row = (await findGygPages(read, [gygId], reading)).get(gygId);
  if (!row) throw problem('gyg.missing');
  return row;
}

/** The pages of these gygs, by gyg id. One statement. */
export function listGygPages(read: Reader, gygIds: readonly string[], reading: ReadingLanguage) {
  return findGygPages(read, gygIds, reading);
}

interface GygUrl {
  orgFriendlyUrl: string;
  gygFriendlyUrl: string;
}

/** A published gyg by its friendly URLs, also if hidden. Drafts are never found by URL. Throws 404 `gyg.missing`. */
export async function getGygRowByUrl(read: Reader, { orgFriendlyUrl, gygFriendlyUrl }: GygUrl): Promise<GygRow> {
  const row = await findGygByUrl(read, orgFriendlyUrl, gygFriendlyUrl);
  if (!row || !isPublished(row)) throw problem('gyg.missing');
  return row;
}

export async function getGygByUrl({ db, config }: ApiContext, url: GygUrl, asked: Asked) {
  return { gyg: presentGyg(await getGygRowByUrl(db.read, url), { config, ...asked }) };
}

/** Gygs by id, drafts too, for those who have a right to their titles. */
export function listGygRowsById(read: Reader, gygIds: readonly string[]): Promise<Map<string, GygRow>> {
  return findGygsById(read, gygIds);
}

/** Whether one of these organisations is an accepted partner of the gyg. */
export function isAnyPartner(read: Reader, gygId: string, organizationIds: readonly string[]): Promise<boolean> {
  return hasPartnerAmong(read, gygId, organizationIds);
}

/** The information for participants, in a language, of those gygs that are published and not over. One statement. */
export async function listParticipantInfo(
  read: Reader,
  gygIds: readonly string[],
  asked: Asked,
): Promise<Map<string, string>> {
  const rows = await listParticipantInfoRows(read, gygIds, asked);
  return new Map(rows.map(({ gygId, participantInfo }) => [gygId, participantInfo]));
}

/** Calls the host's webhooks after a change of a gyg, its page, needs or translation. Not for drafts. */
export async function queueDeliveriesOfChange(uow: UnitOfWork, gyg: GygRow): Promise<void> {
  if (!isPublished(gyg)) return;
  const state = gygStateAt(gyg, uow.now);
  await queueDeliveries(uow, gyg.organizationId, 'gyg.updated', () => [{ gygId: gyg.id, state }]);
}
