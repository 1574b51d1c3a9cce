import type { Handlers } from '../../http/call';
import { getGygDesk, getOrganizationDesk } from './desk.service';

export const deskHandlers = {
  getOrganizationDesk: ({ context, actor, params, reading, now }) =>
    getOrganizationDesk(context, actor, params.organizationId, { reading, now }),
  getGygDesk: ({ context, actor, params, reading, now }) => getGygDesk(context, actor, params.gygId, { reading, now }),
} satisfies Partial<Handlers>;
