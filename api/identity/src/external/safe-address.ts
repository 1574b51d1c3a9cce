const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Names and numbers of hosts. An address may hold more (`*`, `;`, `'`), which means something in a page's policy. */
const plainHost = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/;

/** Whether keys and sign-ins may go there: https anywhere, plain http on this machine alone. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '' || !plainHost.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}
