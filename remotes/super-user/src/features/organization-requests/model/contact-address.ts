import { isEmail } from '@gyg/contract/rules';

export interface WebLink {
  href: string;
  /** The real host and path, without the scheme. */
  label: string;
}

/**
 * A link for a website typed by the requester: only http and https. Its label is derived from the parsed URL, so that
 * `https://known.example@other.example` shows `other.example`. Undefined for anything else.
 */
export function webLink(text: string): WebLink | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, href } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return { href, label: pathname === '/' ? host : host + pathname };
}

/** A `mailto:` link, with a subject if given; undefined if the text is not an email address. */
export function mailAddress(email: string, subject?: string): string | undefined {
  if (!isEmail(email)) return undefined;
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return subject === undefined ? address : `${address}?subject=${encodeURIComponent(subject)}`;
}
