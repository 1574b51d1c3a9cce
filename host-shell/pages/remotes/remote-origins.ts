import type { RemoteBuild, RemoteRow, ServedRow } from '@gyg/contract/remotes';

/** The builds of a row: its canary's and the one to fall back to included. */
function buildsOf(row: RemoteRow | ServedRow): RemoteBuild[] {
  const others = [...('canary' in row ? [row.canary] : []), ...('fallback' in row ? [row.fallback] : [])];
  return [row, ...others.filter((build) => build !== undefined)];
}

/** The origins from which a row loads files, without the site’s own. */
function originsOf(row: RemoteRow | ServedRow, publicUrl: string): string[] {
  const addresses = buildsOf(row).flatMap(({ entry, prefetch }) => [entry, ...prefetch.map(({ href }) => href)]);
  const origins = addresses.map((address) => new URL(address, publicUrl).origin);
  return [...new Set(origins)].filter((origin) => origin !== publicUrl);
}

/**
 * Refuses rows that load from an origin that is neither the site's own nor listed in REMOTES_FROM.
 * @returns the reason, for operators; undefined if the row may load
 */
export function refuseOrigins({ publicUrl, from }: { publicUrl: string; from: readonly string[] }) {
  return (row: RemoteRow): string | undefined => {
    const foreign = originsOf(row, publicUrl).find((origin) => !from.includes(origin));
    return foreign && `it loads from ${foreign}, which REMOTES_FROM does not list`;
  };
}

/** The other origins from which the rows of a table load: those that the policy of pages names. */
export const foreignOrigins = (table: Readonly<Record<string, ServedRow>>, publicUrl: string): string[] => [
  ...new Set(Object.values(table).flatMap((row) => originsOf(row, publicUrl))),
];
