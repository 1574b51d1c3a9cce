import { pathOf } from '@gyg/contract/routes';
import { aboutCatalog } from './about-catalog';
import { aboutGyg } from './about-gyg';
import { aboutOrganization } from './about-organization';
import type { FetchAsGuest } from './fetch-as-guest';
import { findByPath } from './find-by-path';
import type { PageSubject } from './page-subject';

type Params = Record<string, string>;

/** A page that is about one thing. */
export interface SubjectPage {
  /** The first public API call of the page, if its path determines it. */
  firstCall?: (params: Params) => string;
  /**
   * Finds the thing as a guest. Resolves with its metadata, or with `true` if it exists but has no metadata. Undefined
   * if a guest cannot see it. Rejects if the API does not respond.
   */
  find: (params: Params, ask: FetchAsGuest, publicUrl: string) => Promise<PageSubject | true | undefined>;
}

const exists = (answer: unknown) => (answer === undefined ? undefined : true);

const gygById: SubjectPage = {
  firstCall: (params) => pathOf('getGygProfile', params),
  find: async (params, ask, publicUrl) => aboutGyg(await ask('getGyg', { params }), publicUrl),
};
const gygByName: SubjectPage = {
  firstCall: (query) => `${pathOf('findGygByUrl')}?${new URLSearchParams(query)}`,
  find: async (query, ask, publicUrl) => aboutGyg((await ask('findGygByUrl', { query }))?.gyg, publicUrl),
};
const organizationById: SubjectPage = {
  firstCall: (params) => pathOf('getOrganizationProfile', params),
  find: async (params, ask, publicUrl) => aboutOrganization(await ask('getOrganizationProfile', { params }), publicUrl),
};
const organizationByName: SubjectPage = {
  firstCall: (params) => pathOf('getOrganizationByName', params),
  find: async (params, ask, publicUrl) => aboutOrganization(await ask('getOrganizationByName', { params }), publicUrl),
};
const catalogByName: SubjectPage = {
  firstCall: (params) => pathOf('getCatalogByName', params),
  find: async (params, ask, publicUrl) =>
    aboutCatalog((await ask('getCatalogByName', { params }))?.catalogs[0], publicUrl),
};
const user: SubjectPage = {
  find: async (params, ask) => exists(await ask('getUser', { params })),
};
const gygsInFrame: SubjectPage = {
  find: async (params, ask) =>
    exists(await ask('viewOrganizationGygs', { params, query: { page: '0', pageSize: '1' } })),
};

/** Fixed paths that only look like a page about one thing. */
const noSubject = undefined;

/** Finds the subject of a page by its path. */
export const findSubjectPage = findByPath<SubjectPage | undefined>([
  ['/gygs/:gygId', gygById],
  ['/go/:orgFriendlyUrl/:gygFriendlyUrl', gygByName],
  ['/organizations/:organizationId', organizationById],
  ['/organizations/register', noSubject],
  ['/go/:friendlyUrl', organizationByName],
  ['/catalogs/:orgFriendlyUrl/:catalogFriendlyUrl', catalogByName],
  ['/users/:userId', user],
  ['/users/register', noSubject],
  ['/users/verify', noSubject],
  ['/plugins/o/:organizationId/g', gygsInFrame],
]);
