import type { KoaContextWithOIDC } from 'oidc-provider';
import { z } from 'zod';
import { identityPage } from '../pages/identity-page';
import { pageLanguage, pageTexts } from '../pages/page-texts';

const hintSchema = z.object({ payload: z.object({ sub: z.string() }) });

/**
 * Whether the request contains an ID token of the person logged in here. Another person's token proves nothing: any
 * page could send a visitor here with its owner's.
 */
function isAskedByOwnPage({ oidc }: KoaContextWithOIDC): boolean {
  const hint = hintSchema.safeParse(oidc.entities.IdTokenHint).data;
  return hint !== undefined && hint.payload.sub === oidc.session?.accountId;
}

/**
 * Logout by the client's redirect. An ID token of the person as `id_token_hint` proves that the platform's page sent
 * the request: then no confirmation is needed.
 */
export function signOutPages(base: string, webOrigin: string) {
  return {
    enabled: true,
    async logoutSource(ctx: KoaContextWithOIDC, form: string) {
      const language = pageLanguage(ctx);
      const { title, lead, button, stay } = pageTexts[language].signOut;
      const press = `<button form="op.logoutForm" name="logout" value="yes">${button}</button>`;
      const body = `${form}<p>${lead}</p><p class="ways">${press} <a href="${webOrigin}/">${stay}</a></p>`;
      ctx.body = identityPage(base, {
        language,
        title,
        body,
        ...(isAskedByOwnPage(ctx) ? { script: 'sign-out.js' } : {}),
      });
    },
    async postLogoutSuccessSource(ctx: KoaContextWithOIDC) {
      const language = pageLanguage(ctx);
      const { signedOut, home } = pageTexts[language];
      const body = `<p>${signedOut.lead}</p><p><a class="button" href="${webOrigin}/">${home}</a></p>`;
      ctx.body = identityPage(base, { language, title: signedOut.title, body });
    },
  };
}
