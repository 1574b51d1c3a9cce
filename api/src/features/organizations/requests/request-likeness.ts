import { searchText } from '@gyg/contract/search-text';

/** The host of a website without `www.`; null for anything else. */
export function domainOfWebsite(website: string): string | null {
  const text = website.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return hostname.includes('.') ? hostname.replace(/^www\./, '') : null;
}

export function domainOfEmail(email: string): string | null {
  const domain = email.split('@').at(-1)?.toLowerCase() ?? '';
  return email.includes('@') && domain.includes('.') ? domain : null;
}

/** Whether two domains are equal or one is a subdomain of the other. */
export function shareDomain(left: string | null, right: string | null): boolean {
  if (left === null || right === null) return false;
  return left === right || left.endsWith(`.${right}`) || right.endsWith(`.${left}`);
}

/** The pairs of neighbouring letters, with how often each occurs. */
function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/**
 * How alike two names are, from 0 to 100: twice the pairs of neighbouring letters that they share, divided by all their
 * pairs. Case, accents, spaces and punctuation do not count.
 */
export function likenessOf(first: string, second: string): number {
  const [left, right] = [first, second].map((name) => searchText(name).replace(/[^\p{L}\p{N}]+/gu, ''));
  if (left === undefined || right === undefined || left === '' || right === '') return 0;
  if (left === right) return 100;
  const theirs = pairsOf(right);
  let shared = 0;
  for (const [pair, times] of pairsOf(left)) shared += Math.min(times, theirs.get(pair) ?? 0);
  const all = left.length - 1 + right.length - 1;
  // Only equal names are 100 percent alike.
  return all === 0 ? 0 : Math.min(99, Math.round((200 * shared) / all));
}
