import { isIP } from 'node:net';

/**
 * The subject that limits count an IP address as. An IPv4 address is itself, even when written as IPv6; of an IPv6
 * address only the network counts (its first `bits`), since one subscriber has all addresses in it. Anything else is
 * one caller: `unknown`.
 */
export function networkOf(ip: string, bits = 64): string {
  const [address = ''] = ip.split('%');
  if (isIP(address) === 0) return 'unknown';
  if (isIP(address) === 4) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, Math.ceil(bits / 16)).map((group, index) => {
    const prefixBits = Math.min(16, bits - 16 * index);
    return (group & (0xffff << (16 - prefixBits))).toString(16);
  });
  return `${network.join(':')}::/${bits}`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL normalises its host: no dotted endings, and at most one `::`.
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = spelled.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
