import type { KoaContextWithOIDC } from 'oidc-provider';
import { identityPage } from '../pages/identity-page';
import { pageLanguage, pageTexts } from '../pages/page-texts';

/** Sign-out by the client's redirect. A valid `id_token_hint` proves that our own page asks: then nobody is asked again. */
export function signOutPages(base: string, webOrigin: string) {
  return {
    enabled: true,
    async logoutSource(ctx: KoaContextWithOIDC, form: string) {
      const language = pageLanguage(ctx);
      const { title, lead, button, stay } = pageTexts[language].signOut;
      const ours = ctx.oidc.entities.IdTokenHint !== undefined;
      const press = `<button form="op.logoutForm" name="logout" value="yes">${button}</button>`;
      const body = `${form}<p>${lead}</p><p class="ways">${press} <a href="${webOrigin}/">${stay}</a></p>`;
      ctx.body = identityPage(base, { language, title, body, ...(ours ? { script: 'sign-out.js' } : {}) });
    },
    async postLogoutSuccessSource(ctx: KoaContextWithOIDC) {
      const language = pageLanguage(ctx);
      const { signedOut, home } = pageTexts[language];
      const body = `<p>${signedOut.lead}</p><p><a class="button" href="${webOrigin}/">${home}</a></p>`;
      ctx.body = identityPage(base, { language, title: signedOut.title, body });
    },
  };
}
