import { isIP } from 'node:net';

/** Express's names for private networks. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Splits `10.0.0.1, fd00::/8, loopback`. */
export function readNetworks(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}

/** Whether a text is an address, or a network smaller than the whole internet. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** All problems of TRUSTED_PROXIES, one line each. */
export function networkProblems(text: string): string[] {
  return readNetworks(text)
    .filter((part) => !namedNetworks.includes(part) && !isNetwork(part))
    .map(
      (part) => `TRUSTED_PROXIES: "${part}" is no address, network (10.0.0.0/8) or one of ${namedNetworks.join(', ')}`,
    );
}
