import type { Handlers } from '../../http/call';
import { createGyg } from './create-gyg.service';
import { deleteGyg } from './delete-gyg.service';
import { duplicateGyg } from './duplicate-gyg.service';
import { featureGyg, unfeatureGyg } from './feature-gyg.service';
import { finishGyg, publishGyg, unpublishGyg } from './publish-gyg.service';
import { saveGygPage } from './save-page.service';
import { updateGyg } from './update-gyg.service';

export const gygWritingHandlers = {
  createGyg: ({ context, actor, body, now, language }) => createGyg(context, actor, body, { now, language }),
  updateGyg: ({ context, actor, params, body, now }) => updateGyg(context, actor, params.gygId, body, now),
  async deleteGyg({ context, actor, params, now }) {
    await deleteGyg(context, actor, params.gygId, now);
    return undefined;
  },
  duplicateGyg: ({ context, actor, params, now }) => duplicateGyg(context, actor, params.gygId, now),
  saveGygPage: ({ context, actor, params, body, now }) => saveGygPage(context, actor, params.gygId, body, now),
  publishGyg: ({ context, actor, params, now }) => publishGyg(context, actor, params.gygId, now),
  unpublishGyg: ({ context, actor, params, body, now }) => unpublishGyg(context, actor, params.gygId, body, now),
  finishGyg: ({ context, actor, params, now }) => finishGyg(context, actor, params.gygId, now),
  async featureGyg({ context, actor, params, body, now }) {
    await featureGyg(context, actor, params.gygId, body.scope, now);
    return undefined;
  },
  async unfeatureGyg({ context, actor, params, query, now }) {
    await unfeatureGyg(context, actor, params.gygId, query.scope, now);
    return undefined;
  },
} satisfies Partial<Handlers>;
