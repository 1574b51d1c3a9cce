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
import { findByPath } from '../find-by-path';

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

type Plugin = [
  tag: WidgetTag,
  options: WidgetOptions,
  own: Record<string, string>,
  path: string,
  organization?: string,
];

type Parts = Record<string, string>;

const at = (...parts: readonly string[]) => `/${parts.map(encodeURIComponent).join('/')}`;

const ofOrganization =
  (tag: WidgetTag, options: WidgetOptions, own: Parts = {}) =>
  ({ organization = '' }: Parts): Plugin => {
    return [tag, options, { organization, ...own }, at('organizations', organization), organization];
  };
const catalog = ({ organization = '', name = '' }: Parts): Plugin => {
  const own = { catalog: `${organization}/${name}` };
  return ['gyg-catalog', gygCatalogOptions, own, at('catalogs', organization, name), organization];
};

/** The element of each path below `/plugins`. */
const find = findByPath<(parts: Parts) => Plugin>([
  ['/o/:organization/g', ofOrganization('gyg-list', gygListOptions)],
  ['/o/:organization/p', ofOrganization('gyg-proposal', gygProposalOptions)],
  ['/o/:organization/p/n', ofOrganization('gyg-proposal', gygProposalOptions, { open: '' })],
  ['/catalogs/:organization/:name', catalog],
  ['/login', () => ['gyg-login', gygLoginOptions, {}, '/login']],
  ['/signup', () => ['gyg-signup', gygLoginOptions, {}, '/users/register']],
  ['/verify{/:email}', ({ email = '' }) => ['gyg-verify', gygAccountOptions, { email }, '/users/verify']],
  ['/password{/:email}', ({ email = '' }) => ['gyg-password', gygAccountOptions, { email }, '/users/password/reset']],
]);

/** What is at a path; undefined if there is nothing, or it is not encoded rightly. */
function pluginAt(pathname: string): Plugin | undefined {
  try {
    const matched = find(pathname);
    return matched?.value(matched.params);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * The page for frames at a path below `/plugins` (specification 2.1), with its options from the query; undefined if there
 * is none, also where a script of the partner wrote 'undefined' into the address.
 */
export function pluginPage(pathname: string, query: URLSearchParams): PluginPage | undefined {
  const plugin = pathname.includes('undefined') ? undefined : pluginAt(pathname);
  if (plugin === undefined) return undefined;
  const [tag, options, own, path, organization] = plugin;
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
