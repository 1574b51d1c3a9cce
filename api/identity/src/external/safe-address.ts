const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether keys and sign-ins may go there: https anywhere, plain http on this machine alone. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}
