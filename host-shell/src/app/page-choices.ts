import { choicesCookie, type PageChoices, writeChoices } from '@gyg/contract/page-choices';
import { session, storedLanguage } from '@gyg/platform/internal';
import { chosenTheme } from '../chrome/theme';

/** A year, in seconds. */
const lifetime = 31_536_000;

/** What the next page of this browser will be like. What follows from the browser's own settings is no choice. */
function currentChoices(): PageChoices {
  const language = storedLanguage();
  return {
    language:
      language === undefined || navigator.language.startsWith('sv') === (language === 'sv') ? undefined : language,
    theme: chosenTheme(),
    known: session.startsAsUser() || session.pendingSignUp() !== undefined,
  };
}

/** Writes the cookie by which the server knows what the next page of this browser will be like. Without a choice there is none. */
function declareChoices(): void {
  const value = writeChoices(currentChoices());
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const hasCookie = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${choicesCookie}=`));
  if (value === '' && !hasCookie) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in all supported browsers
  document.cookie = `${choicesCookie}=${value}; Path=/; SameSite=Lax; Max-Age=${value === '' ? 0 : lifetime}${secure}`;
}

/** Keeps the cookie in line with what the visitor chooses in this page: language, theme, login. */
export function keepChoices(): void {
  declareChoices();
  session.store.subscribe(declareChoices);
  const attributeFilter = ['lang', 'data-theme'];
  new MutationObserver(declareChoices).observe(document.documentElement, { attributes: true, attributeFilter });
}
