import { pathOf } from '@gyg/contract/routes';
import { aboutGyg } from './about-gyg';
import { aboutOrganization } from './about-organization';
import type { FetchAsGuest } from './fetch-as-guest';
import { findByPath } from './find-by-path';
import type { PageSubject } from './page-subject';

type Params = Record<string, string>;

/** A page that is about one thing. */
export interface SubjectPage {
  /** The public API call that the page begins with, where a path alone says which. */
  firstCall?: (params: Params) => string;
  /**
   * How a guest finds the thing: with words for search engines, or only that it is there (`true`). Undefined where a guest
   * finds none. Rejects where the API does not answer.
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
const user: SubjectPage = {
  find: async (params, ask) => exists(await ask('getUser', { params })),
};
const gygsInFrame: SubjectPage = {
  find: async (params, ask) =>
    exists(await ask('viewOrganizationGygs', { params, query: { page: '0', pageSize: '1' } })),
};

/** Fixed addresses that only look like the name of one thing. */
const noSubject = undefined;

/** The page's subject by its path (specification 2.1). */
export const findSubjectPage = findByPath<SubjectPage | undefined>([
  ['/gygs/:gygId', gygById],
  ['/go/:orgFriendlyUrl/:gygFriendlyUrl', gygByName],
  ['/organizations/:organizationId', organizationById],
  ['/organizations/register', noSubject],
  ['/go/:friendlyUrl', organizationByName],
  ['/users/:userId', user],
  ['/users/register', noSubject],
  ['/users/verify', noSubject],
  ['/plugins/o/:organizationId/g', gygsInFrame],
]);
