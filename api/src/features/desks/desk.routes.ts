import type { Handlers } from '../../http/call';
import { getGygDesk } from './gyg-desk.service';
import { getOrganizationDesk } from './organization-desk.service';

export const deskHandlers = {
  getOrganizationDesk: ({ context, actor, params, now }) =>
    getOrganizationDesk(context, actor, params.organizationId, now),
  getGygDesk: ({ context, actor, params, now }) => getGygDesk(context, actor, params.gygId, now),
} satisfies Partial<Handlers>;
