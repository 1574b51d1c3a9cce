import type { Handlers } from '../../http/call';
import { getGygByUrl } from '../gygs';
import { searchFeaturedGygs, searchGygs, searchGygsByIds, searchHostedGygs } from './gyg-search.service';
import { listManagedGygs, listOrganizationGygs, viewOrganizationGygs } from './organization-gygs.service';

export const gygListHandlers = {
  searchGygs: ({ context, actor, body, now }) => searchGygs(context, actor, body, now),
  findGygs: ({ context, actor, query, now }) => searchGygs(context, actor, query, now),
  searchGygsByIds: ({ context, actor, body, now }) => searchGygsByIds(context, actor, body.ids, now),
  findGygsByIds: ({ context, actor, query, now }) => searchGygsByIds(context, actor, query.ids, now),
  searchFeaturedGygs: ({ context, actor, now }) => searchFeaturedGygs(context, actor, now),
  findFeaturedGygs: ({ context, actor, now }) => searchFeaturedGygs(context, actor, now),
  searchHostedGygs: ({ context, actor, body, now }) => searchHostedGygs(context, actor, body, now),
  findHostedGygs: ({ context, actor, query, now }) => searchHostedGygs(context, actor, query, now),
  searchGygByUrl: ({ context, body, now }) => getGygByUrl(context, body, now),
  findGygByUrl: ({ context, query, now }) => getGygByUrl(context, query, now),
  viewOrganizationGygs: ({ context, actor, params, query, now }) =>
    viewOrganizationGygs(context, actor, params.organizationId, query, now),
  listOrganizationGygs: ({ context, actor, params, now }) =>
    listOrganizationGygs(context, actor, params.organizationId, now),
  listManagedGygs: ({ context, actor, params, query, now }) =>
    listManagedGygs(context, actor, params.userId, query, now),
} satisfies Partial<Handlers>;
