import type { Configuration } from 'oidc-provider';
import { identityPage } from '../pages/identity-page';
import { pageLanguage, pageTexts } from '../pages/page-texts';

/** What a person sees when a sign-in cannot go on; the technical words come last. */
export function errorPage(base: string, webOrigin: string): NonNullable<Configuration['renderError']> {
  return async (ctx, { error, error_description: description }) => {
    const language = pageLanguage(ctx);
    const texts = pageTexts[language];
    // The description may quote the request: what could be markup is left out.
    const technical = [error, description]
      .filter(Boolean)
      .join(': ')
      .replace(/[<>&"']/g, '');
    ctx.type = 'html';
    ctx.body = identityPage(base, {
      language,
      title: texts.error.title,
      body: `<p>${texts.error.lead}</p><p><a class="button" href="${webOrigin}/login">${texts.login}</a></p><p class="technical">${technical}</p>`,
    });
  };
}
