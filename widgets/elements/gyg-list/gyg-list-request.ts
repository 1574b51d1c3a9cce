import type { routes } from '@gyg/contract/routes';
import { readHost, readOrganization, readOrigin, readStates, readTags } from '@gyg/contract/widgets';
import { type Language, languageFor } from '../../core/texts';

// The loader must stay small, so the path is repeated here. Its type checks it against the contract.
const route = 'GET /gygs/view/organization/{organizationId}' satisfies (typeof routes)['viewOrganizationGygs'];
const path = route.slice('GET '.length);

/** Cards per page: full rows of one, two, three and four. */
export const pageSize = 12;

/** The element's options that the server needs. */
export interface GygListQuery {
  /** The platform's origin. */
  readonly api: string;
  /** The organisation's id or friendly url. */
  readonly organization: string;
  readonly states: string;
  readonly host: 'self' | 'others';
  readonly tags: readonly string[];
  /** The language of titles, where they exist in it. */
  readonly language: Language;
}

/** The query for an element's attributes; `origin` is the fallback for `api`. */
export function queryOf(element: Pick<Element, 'getAttribute' | 'closest'>, origin: string): GygListQuery {
  const text = (name: string) => element.getAttribute(name);
  return {
    api: readOrigin(text('api')) ?? origin,
    organization: readOrganization(text('organization')),
    states: readStates(text('states')),
    host: readHost(text('host')),
    tags: readTags(text('tags')),
    language: languageFor(element),
  };
}

/** The cacheable URL of a page of the list (from 0). Loader and element use the same one. */
export function addressOf(given: GygListQuery, page: number): string {
  const { api, organization, states, host, tags, language } = given;
  const lang = language === 'sv' ? 'se' : 'en';
  const paging = { page: `${page}`, pageSize: `${pageSize}` };
  const query = new URLSearchParams({ states, host, tags: tags.join(','), ...paging, lang });
  return `${api}/api${path.replace('{organizationId}', encodeURIComponent(organization))}?${query}`;
}
