import type { AuditTarget } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { actorOfEntry } from './audit.presenter';
import type { AuditRow } from './audit-log.repository';
import {
  type AuditNames,
  findGygNames,
  findKeyNames,
  findOrganizationNames,
  findOriginNames,
  findRequestNames,
  findStoryNames,
  findUserNames,
  findWebhookNames,
} from './audit-names.repository';

const textOf = (value: unknown) => (typeof value === 'string' ? [value] : []);

/** The names in some entries as they are now, with one statement for each kind. */
export async function loadAuditNames(read: Reader, rows: readonly AuditRow[]): Promise<AuditNames> {
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
