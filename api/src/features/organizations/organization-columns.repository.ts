import { gygs, organisationPages, organisations } from '@gyg/database/schema';
import { sql } from 'drizzle-orm';

/** Gygs that everybody may see: published and not hidden. */
const visibleGygs = sql<number>`(select count(*) from ${gygs} where ${gygs.organizationId} = ${organisations.id}
  and ${gygs.publishedAt} is not null and not ${gygs.hidden})`.mapWith(Number);

/** A card: to be selected from organisations joined with their pages. */
export const organizationColumns = {
  id: organisations.id,
  name: organisations.name,
  logo: organisations.logo,
  heroImage: organisations.heroImage,
  friendlyUrl: organisations.friendlyUrl,
  organizationType: organisations.organizationType,
  country: organisations.country,
  industry: organisations.industry,
  memberApproval: organisations.memberApproval,
  sortOrder: organisations.sortOrder,
  city: organisations.city,
  profileVisible: organisationPages.profileVisible,
  gygCount: visibleGygs,
};
