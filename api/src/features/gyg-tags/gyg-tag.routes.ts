import type { Handlers } from '../../http/call';
import { assignTags, listGygTags, listOrganizationTags, removeTags } from './gyg-tag.service';

export const gygTagHandlers = {
  assignTags: ({ context, actor, body, now }) => assignTags(context, actor, body, now),
  async removeTags({ context, actor, query, now }) {
    await removeTags(context, actor, query, now);
    return undefined;
  },
  listGygTags: ({ context, actor, params, query }) => listGygTags(context, actor, params.gygId, query),
  listOrganizationTags: ({ context, params, query }) => listOrganizationTags(context, params.organizationId, query),
} satisfies Partial<Handlers>;
