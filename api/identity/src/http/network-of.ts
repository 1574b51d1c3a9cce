import { isIP } from 'node:net';

/**
 * Whom limits count a caller as, by its IP address: an IPv4 address as it is, also where it is written as IPv6; an IPv6
 * address by its first 64 bits, since one subscriber has all addresses below them. What is no address is one caller,
 * whatever it says.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (isIP(address) === 0) return 'unknown';
  if (isIP(address) === 4) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // As a host of a URL it has one spelling: dotted endings are gone, and at most one `::` is left.
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = spelled.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
