import type { Handlers } from '../../../http/call';
import { createGyg } from './create-gyg.service';
import { deleteGyg } from './delete-gyg.service';
import { duplicateGyg } from './duplicate-gyg.service';
import { featureGyg, unfeatureGyg } from './feature-gyg.service';
import { addMedium, listMedia, removeMedium } from './gyg-media.service';
import { assignTags, listGygTags, listOrganizationTags, removeTags } from './gyg-tag.service';
import { addManager, listManagers, removeManager } from './gyg-team.service';
import { deleteTranslation, listTranslations, saveTranslation } from './gyg-translation.service';
import { finishGyg, publishGyg, unpublishGyg } from './publish-gyg.service';
import { saveGygPage } from './save-page.service';
import { updateGyg } from './update-gyg.service';

export const gygWriteHandlers = {
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
  listGygTranslations: ({ context, actor, params }) => listTranslations(context, actor, params.gygId),
  saveGygTranslation: ({ context, actor, params, body, now }) =>
    saveTranslation(context, actor, { ...params, now }, body),
  async deleteGygTranslation({ context, actor, params, now }) {
    await deleteTranslation(context, actor, { ...params, now });
    return undefined;
  },
  listGygMedia: ({ context, actor, params, query }) => listMedia(context, actor, params.gygId, query),
  addGygMedia: ({ context, actor, params, body, upload, now }) =>
    addMedium(context, actor, params.gygId, { upload, caption: body.caption }, now),
  async deleteGygMedia({ context, actor, params }) {
    await removeMedium(context, actor, params);
    return undefined;
  },
  assignTags: ({ context, actor, body, now }) => assignTags(context, actor, body, now),
  async removeTags({ context, actor, query, now }) {
    await removeTags(context, actor, query, now);
    return undefined;
  },
  listGygTags: ({ context, actor, params, query, reading }) =>
    listGygTags(context, actor, params.gygId, { ...query, reading }),
  listOrganizationTags: ({ context, params, query, reading }) =>
    listOrganizationTags(context, params.organizationId, { ...query, reading }),
  listGygManagers: ({ context, actor, params, query }) => listManagers(context, actor, params.gygId, query),
  addGygManager: ({ context, actor, params, now }) => addManager(context, actor, params, now),
  addGygManagerByBody: ({ context, actor, params, body, now }) =>
    addManager(context, actor, { gygId: params.gygId, userId: body.userId }, now),
  async removeGygManager({ context, actor, params, now }) {
    await removeManager(context, actor, params, now);
    return undefined;
  },
} satisfies Partial<Handlers>;
