import type { Handlers } from '../../http/call';
import { listTranslations } from './list-translations.service';
import { deleteTranslation, saveTranslation } from './save-translation.service';

export const gygTranslationHandlers = {
  listGygTranslations: ({ context, actor, params }) => listTranslations(context, actor, params.gygId),
  saveGygTranslation: ({ context, actor, params, body, now }) =>
    saveTranslation(context, actor, { ...params, now }, body),
  async deleteGygTranslation({ context, actor, params, now }) {
    await deleteTranslation(context, actor, { ...params, now });
    return undefined;
  },
} satisfies Partial<Handlers>;
