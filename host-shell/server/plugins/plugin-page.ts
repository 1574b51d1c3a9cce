import {
  givenOptions,
  gygAccountOptions,
  gygCatalogOptions,
  gygListOptions,
  gygLoginOptions,
  gygProposalOptions,
  readOptionQuery,
  type WidgetOptions,
  type WidgetTag,
} from '@gyg/contract/widgets';

/** A page for frames on other sites: one element, and nothing else. */
export interface PluginPage {
  tag: WidgetTag;
  /** The element's attributes: those of the path, and those of the query that differ from the defaults. */
  attributes: Readonly<Record<string, string>>;
  /** The organisation whose registered sites may frame it; undefined for pages that belong to none. */
  organization: string | undefined;
  /** The same on the platform, for visitors without scripts. */
  path: string;
  language: 'en' | 'sv' | undefined;
}

type Found = [tag: WidgetTag, options: WidgetOptions, own: Record<string, string>, path: string, organization?: string];

const encoded = (parts: readonly string[]) => parts.map(encodeURIComponent).join('/');

/** The element of a path below the prefix, by its decoded parts. */
function find(parts: readonly string[]): Found | undefined {
  const [page = '', first = '', kind = '', more] = parts;
  const isOf = (name: string, count: number) => page === name && parts.length === count && first !== '';
  if (isOf('o', 3) && kind === 'g')
    return ['gyg-list', gygListOptions, { organization: first }, `/organizations/${encoded([first])}`, first];
  const isForm = isOf('o', 4) && kind === 'p' && more === 'n';
  if (isForm || (isOf('o', 3) && kind === 'p')) {
    const own = { organization: first, ...(isForm && { open: '' }) };
    return ['gyg-proposal', gygProposalOptions, own, `/organizations/${encoded([first])}`, first];
  }
  if (isOf('catalogs', 3) && kind !== '') {
    const own = { catalog: `${first}/${kind}` };
    return ['gyg-catalog', gygCatalogOptions, own, `/catalogs/${encoded([first, kind])}`, first];
  }
  if (parts.length === 1 && page === 'login') return ['gyg-login', gygLoginOptions, {}, '/login'];
  if (parts.length === 1 && page === 'signup') return ['gyg-signup', gygLoginOptions, {}, '/users/register'];
  if (parts.length <= 2 && page === 'verify')
    return ['gyg-verify', gygAccountOptions, { email: first }, '/users/verify'];
  if (parts.length <= 2 && page === 'password')
    return ['gyg-password', gygAccountOptions, { email: first }, '/users/password/reset'];
  return undefined;
}

/** `/plugins/o/{organizationId}/g` without the prefix, decoded; undefined if it is not well formed. */
function partsOf(pathname: string): string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * The page for frames at a path below `/plugins` (specification 2.1), with its options from the query; undefined if there
 * is none, also where a script of the partner wrote 'undefined' into the address.
 */
export function pluginPage(pathname: string, query: URLSearchParams): PluginPage | undefined {
  const found = pathname.includes('undefined') ? undefined : find(partsOf(pathname) ?? []);
  if (found === undefined) return undefined;
  const [tag, options, own, path, organization] = found;
  const values = readOptionQuery(options, query);
  const language = options.language?.read(query.get('language') ?? query.get('lang'));
  return {
    tag,
    attributes: { ...own, ...givenOptions(options, values) },
    organization,
    path,
    language: language === 'en' || language === 'sv' ? language : undefined,
  };
}
