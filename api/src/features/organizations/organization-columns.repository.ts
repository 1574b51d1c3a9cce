import { gygs, organizationPages, organizations } from '@gyg/database/schema';
import { sql } from 'drizzle-orm';
import { isListed } from '../../access/queries/gyg-states.repository';

const listedGygs = sql<number>`(select count(*) from ${gygs} where ${gygs.organizationId} = ${organizations.id}
  and ${isListed()})`.mapWith(Number);

/** A card: to be selected from organisations joined with their pages. */
export const organizationColumns = {
  id: organizations.id,
  name: organizations.name,
  logo: organizations.logo,
  heroImage: organizations.heroImage,
  friendlyUrl: organizations.friendlyUrl,
  organizationType: organizations.organizationType,
  country: organizations.country,
  industry: organizations.industry,
  memberApproval: organizations.memberApproval,
  sortOrder: organizations.sortOrder,
  city: organizations.city,
  summary: organizations.summary,
  language: organizations.language,
  profileVisible: organizationPages.profileVisible,
  gygCount: listedGygs,
};
