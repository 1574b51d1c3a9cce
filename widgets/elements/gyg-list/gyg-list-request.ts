import type { routes } from '@gyg/contract/routes';
import { readHost, readOrigin, readStates, readTags, readText } from '../../core/query-options';

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

/** The cacheable URL of a page of the list (from 0). Loader and element use the same one. */
export function addressOf({ api, organization, states, host, tags }: GygListQuery, page: number): string {
  const query = new URLSearchParams({ states, host, tags: tags.join(','), page: `${page}`, pageSize: `${pageSize}` });
  return `${api}/api${path.replace('{organizationId}', encodeURIComponent(organization))}?${query}`;
}
