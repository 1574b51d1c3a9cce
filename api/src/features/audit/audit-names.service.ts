import type { AuditTarget } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { AuditRow } from './audit-log.repository';
import {
  findGygNames,
  findKeyNames,
  findOrganizationNames,
  findOriginNames,
  findRequestNames,
  findStoryNames,
  findUserNames,
  findWebhookNames,
} from './audit-names.repository';

const keyPrefix = 'key:';

/** Who an entry's `actor` is. */
export function actorOfEntry(
  actor: string,
): { kind: 'user' | 'key'; id: string } | { kind: 'platform' | 'server'; id: null } {
  if (actor === 'platform' || actor === 'server') return { kind: actor, id: null };
  if (actor.startsWith(keyPrefix)) return { kind: 'key', id: actor.slice(keyPrefix.length) };
  return { kind: 'user', id: actor };
}

const textOf = (value: unknown) => (typeof value === 'string' ? [value] : []);

/** The names in some entries as they are now, with one statement for each kind. */
export async function loadAuditNames(read: Reader, rows: readonly AuditRow[]) {
  const actors = rows.map(({ actor }) => actorOfEntry(actor));
  const actorsOf = (kind: string) => actors.flatMap((actor) => (actor.kind === kind ? (actor.id ?? []) : []));
  const targets = (kind: AuditTarget) => rows.flatMap((row) => (row.targetKind === kind ? row.target : []));
  const named = (field: string) => rows.flatMap(({ details }) => textOf(details[field]));
  const [users, keys, organizations, gygs, stories, origins, webhooks, requests] = await Promise.all([
    findUserNames(read, new Set([...actorsOf('user'), ...targets('user')])),
    findKeyNames(read, new Set([...actorsOf('key'), ...targets('key')])),
    findOrganizationNames(read, new Set([...targets('organization'), ...named('organizationId')])),
    findGygNames(read, new Set([...targets('gyg'), ...named('gygId')])),
    findStoryNames(read, new Set(targets('story'))),
    findOriginNames(read, new Set(targets('origin'))),
    findWebhookNames(read, new Set(targets('webhook'))),
    findRequestNames(read, new Set(targets('organizationRequest'))),
  ]);
  return { users, keys, organizations, gygs, stories, origins, webhooks, requests };
}
export type AuditNames = Awaited<ReturnType<typeof loadAuditNames>>;
