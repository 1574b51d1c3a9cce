import * as limits from './limits';

/** Characters that separate addresses, or addresses from names: with one of them a mail would go elsewhere. */
const shape = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\/?#%]+\.[^\s@,;:<>()[\]"\\/?#%]+$/;
/** Spaces, controls, and characters that cannot be seen. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The domain as mail servers know it (`xn--…` for letters outside ASCII); undefined if there can be none. */
function asciiDomain(domain: string): string | undefined {
  const address = `https://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function parseEmail(text: string): string | undefined {
  // Lower case may need normalising again.
  const plain = text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
  if (unseen.test(plain) || !shape.test(plain)) return undefined;
  const at = plain.indexOf('@');
  const domain = asciiDomain(plain.slice(at + 1));
  const email = domain === undefined ? undefined : `${plain.slice(0, at)}@${domain}`;
  return email === undefined || email.length > limits.email ? undefined : email;
}

/** Whether a text can be one e-mail address; only the code sent to it is proof. Spaces around it are ignored. */
export const isEmail = (text: string): boolean => parseEmail(text) !== undefined;

/**
 * The one spelling of an e-mail address, by which accounts, invitations and limits are found: trimmed, lower case,
 * compatible characters composed (NFKC), and the domain in ASCII. A text that is no address is only trimmed and put in
 * lower case.
 */
export const normaliseEmail = (text: string): string => parseEmail(text) ?? text.trim().toLowerCase();

/**
 * Whether our mails can be sent to an address: before the @ it has ASCII only, because most mail servers take no other
 * letters there. Accounts are found by any address.
 */
export const canBeMailed = (text: string): boolean => /^[\x21-\x7e]+$/.test(parseEmail(text) ?? '');
