export { copyTranslations } from './copy-translations.service';
export { gygTranslationHandlers } from './gyg-translation.routes';
export { requireUntranslated, writeTranslation } from './save-translation.service';
export { translateAnswer } from './translate-answer.service';
export { translateGygs } from './translate-gygs.service';
