import { type Area, toLanguage } from '@gyg/platform';
import { addAreaTexts, changeLanguage } from '@gyg/platform/internal';

/**
 * Development only: a remote calls this when its texts have changed (tooling/webpack/hot-texts-loader.cjs). The page renders
 * again in the same language and keeps its state.
 */
function replaceTexts(name: string, texts: Area['texts']): void {
  addAreaTexts({ name, texts });
  void changeLanguage(toLanguage(document.documentElement.lang));
}

Object.assign(globalThis, { __gygHotTexts: replaceTexts });
