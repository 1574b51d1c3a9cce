/** The issuer's tokens have about a thousand characters. */
const longest = 8192;
const form = /^[\w-]+\.[\w-]+\.([\w-]+)$/;

/**
 * Whether a text is a signed token in canonical form: three parts of base64url, the last one exactly as an encoder
 * writes it. Decoders accept several texts for the same bytes, but each token shall have only one text.
 */
export function hasTokenForm(token: string): boolean {
  if (token.length > longest) return false;
  const signature = form.exec(token)?.[1];
  return signature !== undefined && Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
