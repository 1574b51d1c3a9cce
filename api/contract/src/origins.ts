import { limits } from './rules';

/** Why a text is not the origin of a site. */
export type OriginProblem = 'empty' | 'address' | 'scheme' | 'path' | 'user';

/** The origin of a site, or why the text is none, with the origin that was probably meant. */
export type ReadOrigin = { origin: string } | { problem: OriginProblem; suggestion: string | null };

/** `localhost`, names below it, and the addresses of the own machine. */
const ownMachine = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/;
/** A name with a dot, in the letters of the network (punycode), or an IPv4 address. */
const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

function parse(text: string): URL | null {
  // `example.org:8080` would be read as the scheme `example.org`.
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/**
 * Reads what a person wrote as the origin of a site and normalises it: lower case, punycode, no default port, no slash
 * at the end. Only https, and with `local` also http on the own machine.
 */
export function readOrigin(text: string, { local = false } = {}): ReadOrigin {
  const written = text.trim();
  if (written === '') return { problem: 'empty', suggestion: null };
  const url = parse(written);
  const own = url !== null && ownMachine.test(url.hostname);
  if (!url || written.length > limits.url || !(own ? local : hostName.test(url.hostname))) {
    return { problem: 'address', suggestion: null };
  }
  const secure = url.protocol === 'https:' || (own && url.protocol === 'http:');
  const suggestion = `${secure ? url.protocol : 'https:'}//${url.host}`;
  // The default port of http is no default port of https.
  const meant = url.protocol === 'http:' && !own ? suggestion.replace(/:80$/, '') : suggestion;
  if (!secure || !/^https?:\/\//i.test(written)) return { problem: 'scheme', suggestion: meant };
  if (url.username !== '' || url.password !== '') return { problem: 'user', suggestion: meant };
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || /[?#]$/.test(written)) {
    return { problem: 'path', suggestion: meant };
  }
  return { origin: url.origin };
}
