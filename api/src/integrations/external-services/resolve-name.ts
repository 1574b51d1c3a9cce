import { type LookupAddress, promises } from 'node:dns';

/** Finds all addresses of a name. */
export type ResolveName = (hostname: string) => Promise<LookupAddress[]>;

interface Options {
  /** Of one question, in milliseconds. */
  timeout?: number;
  /** For tests: the name servers. */
  servers?: readonly string[];
}

/**
 * Asks the name servers of the system. `dns.lookup` would hold one of the few threads that all lookups of the process share
 * for as long as a name server is silent; this holds none. Files such as /etc/hosts are not read.
 */
export function createResolveName({ timeout = 2_000, servers }: Options = {}): ResolveName {
  return async (hostname) => {
    const resolver = new promises.Resolver({ timeout, tries: 2 });
    if (servers) resolver.setServers([...servers]);
    const families = [4, 6] as const;
    const lookups = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = lookups.flatMap((lookup, index) =>
      lookup.status === 'fulfilled' ? lookup.value.map((address) => ({ address, family: families[index] ?? 4 })) : [],
    );
    const [failed] = lookups.filter((lookup) => lookup.status === 'rejected');
    if (addresses.length === 0 && failed) throw failed.reason;
    return addresses;
  };
}
