import { escapeHtml } from '../pages/escape-html';
import { type PageRequest, pageLanguage } from '../pages/page-texts';
import { webmasterPart, windowPage } from '../pages/window-page';
import { windowTexts } from '../pages/window-texts';
import { isOrigin } from '../partners/partner-client';

interface FailedRequest extends PageRequest {
  type: string;
  body?: unknown;
  oidc?: PageRequest['oidc'] & { route?: string };
}

const paramsSchema = (params: unknown): Record<string, unknown> =>
  typeof params === 'object' && params !== null ? { ...params } : {};

/**
 * The page for a site that is not registered, with a message to its page, which contains nothing but the code. Returns
 * false for any other failure.
 */
export function createUnregisteredPage(base: string, webOrigin: string) {
  return (ctx: FailedRequest, error: string): boolean => {
    const params = paramsSchema(ctx.oidc?.params);
    const { client_id: origin, state } = params;
    if (error !== 'invalid_client' || ctx.oidc?.route !== 'authorization' || !isOrigin(origin)) return false;
    const language = pageLanguage(ctx);
    ctx.type = 'html';
    ctx.body = unregisteredPage(base, webOrigin, {
      language,
      origin,
      state: typeof state === 'string' ? state : '',
      otherLanguage: otherLanguageOf(`${base}/auth`, params, language),
    });
    return true;
  };
}

/** The address of the same request in the other language. */
export function otherLanguageOf(path: string, params: Record<string, unknown>, language: 'en' | 'sv'): string {
  const texts = Object.entries(params).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const query = new URLSearchParams([...texts.filter(([name]) => name !== 'ui_locales'), ['ui_locales', '']]);
  query.set('ui_locales', language === 'en' ? 'sv' : 'en');
  return `${path}?${query}`;
}

interface Unregistered {
  language: 'en' | 'sv';
  origin: string;
  state: string;
  otherLanguage?: string;
}

/** The page for a site that is not registered. */
export function unregisteredPage(base: string, webOrigin: string, { language, origin, state, ...rest }: Unregistered) {
  const texts = windowTexts[language];
  const { title, lead, webmaster } = texts.unregistered;
  const change = `<a href="${webOrigin}/users/password/reset" target="_blank">${texts.changePassword}</a>`;
  const instead = `<a href="${webOrigin}/login">${texts.instead(new URL(webOrigin).host)}</a>`;
  const body = [
    `<p>${lead(escapeHtml(origin))}</p><p class="note">${texts.warning} ${change}.</p>`,
    `<button type="button">${texts.close}</button><p class="way">${instead}</p>`,
    webmasterPart(language, webmaster, 'origin.not_registered'),
  ].join('');
  const message = { state, error: 'origin.not_registered' };
  return windowPage(base, webOrigin, { language, title, body, message, origins: [origin], ...rest });
}
