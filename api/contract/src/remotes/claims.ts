/** The shell's pages. No remote may claim them. */
export const shellPaths = ['/index.html', '/auth/callback', '/run'] as const;

/** Paths below these are answered by the server and never reach a remote. */
export const servedFolders = [
  'api',
  'assets',
  'developer',
  'docs',
  'identity',
  'mailbox',
  'media',
  'remotes',
  'tickets',
  'widgets',
] as const;

/** Equal for two spellings of one path: `/gygs/:id/` and `/Gygs/:gygId`. */
const keyOf = (pattern: string) =>
  pattern
    .replace(/:[^/]+/g, ':')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();

interface Claims {
  basePaths: readonly string[];
  dialogs: readonly string[];
}

interface ClaimsOfRow extends Claims {
  canary?: Claims | undefined;
}

const keysOf = ({ basePaths, dialogs }: Claims): string[] => [
  ...basePaths.map(keyOf),
  ...dialogs.map((dialog) => `#${dialog}`),
];

/**
 * The claims that each remote keeps. A path, or a dialog, that a row of `before` has stays with its remote as long as that
 * remote claims it. Of other claims the first row's counts. Every other claim is refused and reported. A canary may
 * claim what its own remote claims, and what is free after all rows have claimed.
 * @param before the settled rows that were in use until now
 */
export function settleClaims<Row extends ClaimsOfRow>(
  rows: readonly (readonly [name: string, row: Row])[],
  before: Readonly<Record<string, Claims>> = {},
) {
  const owners = new Map<string, string>(shellPaths.map((path) => [keyOf(path), 'the shell']));
  const reserved = new Set<string>();
  for (const [name, row] of rows) {
    const had = Object.hasOwn(before, name) ? before[name] : undefined;
    const claimed = new Set(keysOf(row));
    for (const key of had === undefined ? [] : keysOf(had)) {
      if (!claimed.has(key) || owners.has(key)) continue;
      owners.set(key, `"${name}"`);
      reserved.add(key);
    }
  }
  const refused: { remote: string; reason: string }[] = [];
  const keep = (remote: string, claim: string, key: string, canary: boolean) => {
    const [, folder = ''] = key.split('/');
    const served = servedFolders.find((name) => name === folder);
    const owner = served === undefined ? owners.get(key) : 'the server';
    if (owner === undefined) owners.set(key, `"${remote}"`);
    const isOwn = owner === `"${remote}"`;
    if (owner === undefined || (isOwn && (canary || reserved.delete(key)))) return true;
    const reason = `${claim} belongs to ${owner}; this claim is refused`;
    refused.push({ remote, reason: canary ? `canary: ${reason}` : reason });
    return false;
  };
  const settle = <One extends Claims>(name: string, claims: One, canary = false): One => ({
    ...claims,
    basePaths: claims.basePaths.filter((path) => keep(name, path, keyOf(path), canary)),
    dialogs: claims.dialogs.filter((dialog) => keep(name, `#${dialog}`, `#${dialog}`, canary)),
  });
  const settled = rows.map(([name, row]): [string, Row] => [name, settle(name, row)]);
  const withCanaries = settled.map(([name, row]): [string, Row] => [
    name,
    row.canary === undefined ? row : { ...row, canary: settle(name, row.canary, true) },
  ]);
  return { settled: withCanaries, refused };
}
