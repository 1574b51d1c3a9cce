/** Ours have about a thousand characters. */
const longest = 8192;
const form = /^[\w-]+\.[\w-]+\.([\w-]+)$/;

/**
 * Whether a text has the one form of a signed token: three parts of base64url, the last one written as an encoder
 * writes it. Decoders also take other texts for the same bytes; one token shall have one text.
 */
export function hasTokenForm(token: string): boolean {
  if (token.length > longest) return false;
  const signature = form.exec(token)?.[1];
  return signature !== undefined && Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
