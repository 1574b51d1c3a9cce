import { organizations } from '@gyg/database/schema';

/** An organisation as lists name it: to be selected with organisations joined. */
export const organizationCard = {
  id: organizations.id,
  name: organizations.name,
  logo: organizations.logo,
  friendlyUrl: organizations.friendlyUrl,
  organizationType: organizations.organizationType,
};
