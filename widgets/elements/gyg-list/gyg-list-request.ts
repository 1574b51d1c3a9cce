import type { routes } from '@gyg/contract/routes';
import { readHost, readOrigin, readStates, readTags, readText } from '../../core/query-options';

// The loader must stay tiny, so the path is written here and checked against the contract's table by its type alone.
const route = 'GET /gygs/view/organization/{organizationId}' satisfies (typeof routes)['viewOrganizationGygs'];
const path = route.slice('GET '.length);

/** Cards a call brings: whole rows of one, two, three and four. */
export const pageSize = 12;

/** Which gyg list is asked for; the part of the element's options that the server must know. */
export interface GygListQuery {
  /** The platform's origin. */
  readonly api: string;
  /** The organisation's id or friendly url. */
  readonly organization: string;
  readonly states: string;
  readonly host: 'self' | 'others';
  readonly tags: readonly string[];
}

/** The query for an element's attributes; `origin` is the fallback for `api`. */
export function queryOf(element: Pick<Element, 'getAttribute'>, origin: string): GygListQuery {
  const text = (name: string) => element.getAttribute(name);
  return {
    api: readOrigin(text('api')) ?? origin,
    organization: readText(text('organization')),
    states: readStates(text('states')),
    host: readHost(text('host')),
    tags: readTags(text('tags')),
  };
}

/** The one cacheable address of a page of the list (from 0), the same from the loader and from the element. */
export function addressOf({ api, organization, states, host, tags }: GygListQuery, page: number): string {
  const query = new URLSearchParams({ states, host, tags: tags.join(','), page: `${page}`, pageSize: `${pageSize}` });
  return `${api}/api${path.replace('{organizationId}', encodeURIComponent(organization))}?${query}`;
}
