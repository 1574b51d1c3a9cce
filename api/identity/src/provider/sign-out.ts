import type { KoaContextWithOIDC } from 'oidc-provider';
import { identityPage } from '../pages/identity-page';

/** Sign-out by the client's redirect. A valid `id_token_hint` proves that our own page asks: then nobody is asked again. */
export function signOutPages(base: string) {
  return {
    enabled: true,
    async logoutSource(ctx: KoaContextWithOIDC, form: string) {
      const asked = ctx.oidc.entities.IdTokenHint === undefined;
      ctx.body = identityPage(base, {
        title: 'Sign out · Logga ut',
        body: `${form}<p>Do you want to sign out? <span lang="sv">Vill du logga ut?</span></p>
<button form="op.logoutForm" name="logout" value="yes">Sign out · <span lang="sv">Logga ut</span></button>`,
        ...(asked ? {} : { script: 'sign-out.js' }),
      });
    },
    async postLogoutSuccessSource(ctx: KoaContextWithOIDC) {
      ctx.body = identityPage(base, {
        title: 'Signed out · Utloggad',
        body: '<p>You are signed out. <span lang="sv">Du är utloggad.</span></p><p><a href="/">gyg</a></p>',
      });
    },
  };
}
