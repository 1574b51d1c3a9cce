import type { Configuration } from 'oidc-provider';
import { identityPage } from '../pages/identity-page';

/** What a person sees when a sign-in cannot go on; the technical words come last. */
export function errorPage(base: string): NonNullable<Configuration['renderError']> {
  return async (ctx, { error, error_description: description }) => {
    const technical = [error, description].filter(Boolean).join(': ');
    ctx.type = 'html';
    ctx.body = identityPage(base, {
      title: 'Sign-in did not work · Inloggningen fungerade inte',
      body: `<p>Please go back to Gyg and try again. <span lang="sv">Gå tillbaka till Gyg och försök igen.</span></p>
<p><a class="button" href="/login">Log in · <span lang="sv">Logga in</span></a></p><p class="technical">${technical.replace(/[<>&"']/g, '')}</p>`,
    });
  };
}
