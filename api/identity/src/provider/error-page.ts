import { identityPage } from '../pages/identity-page';
import { type PageRequest, pageLanguage, pageTexts } from '../pages/page-texts';

type Kind = Exclude<keyof (typeof pageTexts)['en']['errors'], 'tooMany'>;

/** The part of the provider's context that a page needs: also available for unknown addresses. */
interface PageContext extends PageRequest {
  status: number;
  type: string;
  body?: unknown;
  oidc?: PageRequest['oidc'] & { route?: string };
}

function kindOf(ctx: PageContext): Kind {
  if (ctx.status === 404) return 'missing';
  if (ctx.status >= 500) return 'ours';
  return ctx.oidc?.route?.startsWith('end_session') ? 'signOut' : 'signIn';
}

/** The error page, with a link to continue. The library's message comes last, for support. */
export function createErrorPage(base: string, webOrigin: string) {
  // A logout without the wrong hint shows a confirmation page instead of failing again.
  const links: Record<Kind, string> = {
    signIn: `${webOrigin}/login`,
    signOut: `${base}/session/end`,
    missing: `${webOrigin}/`,
    ours: `${webOrigin}/`,
  };
  return (ctx: PageContext, technical: readonly (string | undefined)[]): void => {
    const language = pageLanguage(ctx);
    const kind = kindOf(ctx);
    const { title, lead, button } = pageTexts[language].errors[kind];
    // The description may quote the request: characters of markup are removed.
    const details = technical
      .filter(Boolean)
      .join(': ')
      .replace(/[<>&"']/g, '');
    const body = `<p>${lead}</p><p><a class="button" href="${links[kind]}">${button}</a></p><p class="technical">${details}</p>`;
    ctx.type = 'html';
    ctx.body = identityPage(base, { language, title, body });
  };
}
