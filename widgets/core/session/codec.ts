/** Base64url without padding, as in RFC 7636. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const textToBase64Url = (text: string): string => toBase64Url(new TextEncoder().encode(text));

/** A random text of 43 characters. */
export const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** The PKCE challenge (S256) of a verifier. Only secure pages (https, localhost) can compute it. */
export const challengeOf = async (verifier: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a JSON object; none for any other text. */
export function readRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string') return isRecord(value) ? value : {};
  try {
    return readRecord(JSON.parse(value) ?? undefined);
  } catch {
    return {};
  }
}

export const textIn = (record: Record<string, unknown>, name: string): string =>
  typeof record[name] === 'string' ? record[name] : '';

/** The claims of a token that came straight from the issuer, which needs no further check of its signature. */
export function claimsOf(token: string): Record<string, unknown> {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    return readRecord(new TextDecoder().decode(Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0))));
  } catch {
    return {};
  }
}
