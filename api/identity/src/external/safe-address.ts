const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Host names and IP addresses. URLs also allow characters (`*`, `;`, `'`) that have a meaning in a content security
 * policy.
 */
const plainHost = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/;

/** Whether an address is safe for keys and logins: any https address, or http on this machine. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '' || !plainHost.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}
