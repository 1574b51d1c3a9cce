import { partnerScopes } from '@gyg/contract/enums';
import type { Database } from '@gyg/database';
import type { Adapter, ClientMetadata } from 'oidc-provider';
import { isStorable } from '../users/storable-text';
import { callingOrigin } from './calling-origin';
import { findSite, type PartnerSite } from './site.repository';

/** The path, at the platform's origin, of the pages that hand a login over to a site. */
export const handOverPath = '/auth/partner';

/** Whether a client's id is an origin as browsers send it: `https://www.example.org`. */
export function isOrigin(id: unknown): id is string {
  if (typeof id !== 'string' || id.length > 255 || !/^https?:\/\//.test(id)) return false;
  return URL.canParse(id) && new URL(id).origin === id;
}

/** Where the login service sends the browser with the code for a site. */
export function handOverAddress(webOrigin: string, origin: string): string {
  return `${webOrigin}${handOverPath}/${Buffer.from(origin).toString('base64url')}`;
}

/** The origin in a hand-over address; undefined for anything that `handOverAddress` does not write. */
export function originOfHandOver(part: string): string | undefined {
  const origin = Buffer.from(part, 'base64url').toString();
  return isOrigin(origin) && Buffer.from(origin).toString('base64url') === part ? origin : undefined;
}

/** Whether a page at this origin may get a site's tokens: the site, or our own document in a frame there. */
export const mayHoldTokens = (site: PartnerSite, origin: string | undefined, webOrigin: string): boolean =>
  origin === site.origin || (site.mayFrame && origin === webOrigin);

function metadataOf(site: PartnerSite, webOrigin: string): ClientMetadata {
  return {
    client_id: site.origin,
    client_name: site.organization.name,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    redirect_uris: [handOverAddress(webOrigin, site.origin)],
    scope: ['openid', ...partnerScopes].join(' '),
  };
}

const readOnly = async () => {
  throw new Error('Clients are registered by organisations');
};

/**
 * Finds partners' clients: a registered origin is a public client (code + PKCE). For a request about tokens it exists
 * only if a page of that origin sent the request, so a stolen code or token is of no use elsewhere.
 */
export function createClientAdapter(db: Database, webOrigin: string): Adapter {
  return {
    async find(id) {
      const caller = callingOrigin();
      if (!isOrigin(id) || !isStorable(id)) return undefined;
      const site = await findSite(db.read, id);
      if (!site || (caller && !mayHoldTokens(site, caller.origin, webOrigin))) return undefined;
      return { ...metadataOf(site, webOrigin) };
    },
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    upsert: readOnly,
    consume: readOnly,
    destroy: readOnly,
    revokeByGrantId: readOnly,
  };
}
