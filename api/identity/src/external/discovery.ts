import { z } from 'zod';
import { IssuerUnavailable } from './issuer-unavailable';
import { isSafeAddress } from './safe-address';
import { WrongIssuer } from './wrong-issuer';

const addressSchema = z.string().refine(isSafeAddress, 'must be https, or http on this machine');

const discoverySchema = z.object({
  authorization_endpoint: addressSchema,
  token_endpoint: addressSchema,
  jwks_uri: addressSchema,
});

/** An issuer's metadata (OpenID Connect Discovery 1.0), as far as the server needs it. */
export type Discovery = z.infer<typeof discoverySchema>;

const patienceMs = 5000;

/**
 * Asks an issuer for its description. Throws IssuerUnavailable when no description comes, WrongIssuer when it is that
 * of another issuer (a slash at the end counts) or names addresses that are not safe.
 */
export async function fetchDiscovery(issuer: string): Promise<Discovery> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const document: unknown = await fetch(address, {
    headers: { accept: 'application/json' },
    // The document's own address is the proof of whose it is: it is not looked for elsewhere.
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
