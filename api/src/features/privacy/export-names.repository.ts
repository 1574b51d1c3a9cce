import type { Reader } from '@gyg/database';
import { gygs, needs, organisations } from '@gyg/database/schema';
import { inArray } from 'drizzle-orm';

export interface NamedIds {
  organizationIds: readonly string[];
  gygIds: readonly string[];
  needIds: readonly string[];
}

/** What ids are called. */
export async function listNames(read: Reader, { organizationIds, gygIds, needIds }: NamedIds) {
  const ofOrganizations = read
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(inArray(organisations.id, [...organizationIds]));
  const ofGygs = read
    .select({ id: gygs.id, name: gygs.title })
    .from(gygs)
    .where(inArray(gygs.id, [...gygIds]));
  const ofNeeds = read
    .select({ id: needs.id, name: needs.title })
    .from(needs)
    .where(inArray(needs.id, [...needIds]));
  return (await Promise.all([ofOrganizations, ofGygs, ofNeeds])).flat();
}
