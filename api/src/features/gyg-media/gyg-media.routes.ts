import type { Handlers } from '../../http/call';
import { addMedium, listMedia, removeMedium } from './gyg-media.service';

export const gygMediaHandlers = {
  listGygMedia: ({ context, actor, params, query }) => listMedia(context, actor, params.gygId, query),
  addGygMedia: ({ context, actor, params, body, upload, now }) =>
    addMedium(context, actor, params.gygId, { upload, caption: body.caption }, now),
  async deleteGygMedia({ context, actor, params }) {
    await removeMedium(context, actor, params);
    return undefined;
  },
} satisfies Partial<Handlers>;
