import { isEmail } from '@gyg/contract/rules';

export interface WebLink {
  href: string;
  /** Host and path as they really are, without the scheme. */
  label: string;
}

/**
 * A website typed by the requester, as a link: only http and https. Its label is read from the address itself,
 * so that `https://known.example@other.example` says `other.example`. Anything else gives undefined.
 */
export function webLink(text: string): WebLink | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, href } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return { href, label: pathname === '/' ? host : host + pathname };
}

/** A `mailto:` link; undefined if the text is no e-mail address. */
export function mailAddress(email: string): string | undefined {
  return isEmail(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined;
}
