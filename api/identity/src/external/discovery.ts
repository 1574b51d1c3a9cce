import { z } from 'zod';
import { IssuerUnavailable } from './issuer-unavailable';
import { WrongIssuer } from './wrong-issuer';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Host names and IP addresses. URLs also allow characters (`*`, `;`, `'`) that have a meaning in a content security
 * policy.
 */
const plainHost = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/;

/** Whether an address is safe for keys and logins: any https address, or http on this machine. */
function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '' || !plainHost.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}

const addressSchema = z.string().refine(isSafeAddress, 'must be https, or http on this machine');

const discoverySchema = z.object({
  authorization_endpoint: addressSchema,
  token_endpoint: addressSchema,
  jwks_uri: addressSchema,
});

/** An issuer's metadata (OpenID Connect Discovery 1.0), reduced to the fields that the server needs. */
export type Discovery = z.infer<typeof discoverySchema>;

const patienceMs = 5000;

/**
 * Fetches an issuer's metadata. Throws IssuerUnavailable when none can be fetched, WrongIssuer when it belongs to
 * another issuer (a trailing slash is significant) or contains unsafe addresses.
 */
export async function fetchDiscovery(issuer: string): Promise<Discovery> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const document: unknown = await fetch(address, {
    headers: { accept: 'application/json' },
    // The document's address proves which issuer it belongs to: redirects are not followed.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
    .then((response) => {
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      return response.json();
    })
    .catch((cause: unknown) => {
      throw new IssuerUnavailable(`${address} gives no description of the issuer.`, cause);
    });
  const named = z.object({ issuer: z.string() }).safeParse(document);
  if (!named.success) throw new IssuerUnavailable(`${address} gives no description of the issuer.`, named.error);
  if (named.data.issuer !== issuer) {
    throw new WrongIssuer(
      `OIDC_ISSUER is ${issuer}, but ${address} is that of ${named.data.issuer}; every sign counts`,
    );
  }
  const parsed = discoverySchema.safeParse(document);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new WrongIssuer(`${address} cannot be used: ${issue?.path.join('.')} ${issue?.message}`);
}
