import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { type Discovery, fetchDiscovery } from './discovery';
import { IssuerUnavailable } from './issuer-unavailable';
import { createRefreshingCache, type RefreshingCache } from './refreshing-cache';

/** An issuer's metadata and keys. */
export interface KnownIssuer {
  discovery: Discovery;
  keys: JWTVerifyGetKey & { reload(): Promise<void> };
}

const minute = 60_000;

/**
 * The issuer's metadata and keys: reloaded every ten minutes while in use; in an outage the cached ones are used for a
 * day. An unknown key is fetched immediately, at most every half minute. Addresses come only from the metadata, never
 * from a token.
 */
export function createIssuerSource(
  issuer: string,
  { onError, now }: { onError: (error: unknown) => void; now: () => number },
): RefreshingCache<KnownIssuer> {
  return createRefreshingCache<KnownIssuer>({
    async load(cached) {
      const discovery = await fetchDiscovery(issuer);
      const same = cached?.discovery.jwks_uri === discovery.jwks_uri ? cached.keys : undefined;
      // Expiry is decided here, not by jose, which would refuse every token in an outage.
      const keys = same ?? createRemoteJWKSet(new URL(discovery.jwks_uri), { cacheMaxAge: Number.POSITIVE_INFINITY });
      await keys.reload().catch((cause: unknown) => {
        throw new IssuerUnavailable(`${discovery.jwks_uri} gives no keys.`, cause);
      });
      return { discovery, keys };
    },
    freshFor: 10 * minute,
    servesFor: 24 * 60 * minute,
    retryAfter: 5000,
    onError,
    now,
  });
}
