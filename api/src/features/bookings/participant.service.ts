import type { ContributionType, Participant } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, isInsider, personOf, readsAsHost } from '../../access/actor';
import type { TextPaging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import { type GygRow, getVisibleGyg } from '../gygs';
import { requireParticipantsOf } from './booking.policy';
import { presentParticipant, presentPublicParticipant } from './booking.presenter';
import { listParticipantRows, listPublicParticipantRows } from './participant.repository';
import { representationsOf } from './representation/represent.service';

/** A page of the participants of one kind, with the fields that the caller may see. */
export async function listParticipantsOf(
  read: Reader,
  actor: Actor,
  gyg: GygRow,
  kind: ContributionType,
  { organizationId, reading, ...paging }: TextPaging & { organizationId?: string | undefined },
): Promise<{ items: Participant[]; total: number; page: number; pageSize: number }> {
  if (actor.kind === 'guest' && organizationId === undefined) {
    const { rows, total } = await listPublicParticipantRows(read, { gygId: gyg.id, kind }, paging);
    return { items: rows.map(presentPublicParticipant), total, ...paging };
  }
  const filter = {
    gygId: gyg.id,
    kind,
    all: readsAsHost(actor, gyg),
    callerId: personOf(actor) ?? undefined,
    organizationId,
  };
  const { rows, total } = await listParticipantRows(read, filter, { reading, ...paging });
  const shownIds = isInsider(actor) ? rows.map((row) => row.id) : [];
  const representations = await representationsOf(read, shownIds);
  return {
    items: rows.map((row) => presentParticipant(row, representations.get(row.id), gyg, actor)),
    total,
    ...paging,
  };
}

/** The participants. With an organisation: those who represent it, for its admins. */
export async function listParticipants(
  { db }: ApiContext,
  actor: Actor,
  gygId: string,
  { organizationId, ...paging }: TextPaging & { organizationId?: string | undefined },
) {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  if (organizationId !== undefined) requireParticipantsOf(actor, gyg, organizationId);
  const list = (kind: ContributionType) => listParticipantsOf(db.read, actor, gyg, kind, { organizationId, ...paging });
  const [gygParticipants, gygCommodityUsers] = await Promise.all([list('SKILL'), list('COMMODITY')]);
  return { gygParticipants, gygCommodityUsers };
}
