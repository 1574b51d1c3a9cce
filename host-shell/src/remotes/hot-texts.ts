import { type Area, toLanguage } from '@gyg/platform';
import { addAreaTexts, changeLanguage } from '@gyg/platform/internal';

type Texts = Area['texts'][keyof Area['texts']];

const loaded = async (texts: Texts) => (typeof texts === 'function' ? await texts() : texts);

/**
 * Development only: a remote calls this when its texts have changed (tooling/webpack/hot-texts-loader.cjs). The page renders
 * again in the same language and keeps its state.
 */
async function replaceTexts(name: string, { en, sv }: Area['texts']): Promise<void> {
  addAreaTexts({ name, texts: { en: await loaded(en), sv: await loaded(sv) } });
  await changeLanguage(toLanguage(document.documentElement.lang));
}

Object.assign(globalThis, { __gygHotTexts: replaceTexts });
