import type { Locale, OrganizationCard } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { compareTexts } from '../../text/search-text';
import { listHostsOf, listPartnersOf } from './organization-relations.repository';

interface Partnership extends OrganizationCard {
  gygs: number;
}

/** An organisation's partners, and hosts of the gygs it is a partner of, most gygs first. */
export async function partnershipsOf(read: Reader, organizationId: string, language: Locale): Promise<Partnership[]> {
  const sides = await Promise.all([listPartnersOf(read, organizationId), listHostsOf(read, organizationId)]);
  const byId = new Map<string, Partnership>();
  for (const row of sides.flat()) {
    byId.set(row.id, { ...row, gygs: row.gygs + (byId.get(row.id)?.gygs ?? 0) });
  }
  return [...byId.values()].sort((a, b) => b.gygs - a.gygs || compareTexts[language](a.name, b.name));
}
