/** The shell's pages. No remote may claim them. */
export const shellPaths = ['/index.html', '/auth/callback', '/run', '/test'] as const;

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

interface Row extends Claims {
  canary?: Claims | undefined;
}

/**
 * The claims that each remote keeps. The first row that claims a path, or a dialog, owns it; a later row's claim is
 * refused and reported. Rows stay in the order in which they were first deployed. A canary may claim what its own remote
 * claims, and what is still free.
 */
export function settleClaims<R extends Row>(rows: readonly (readonly [name: string, row: R])[]) {
  const owners = new Map<string, string>(shellPaths.map((path) => [keyOf(path), 'the shell']));
  const refused: { remote: string; reason: string }[] = [];
  const keep = (remote: string, claim: string, key: string, canary: boolean) => {
    const [, folder = ''] = key.split('/');
    const served = servedFolders.find((name) => name === folder);
    const owner = served === undefined ? owners.get(key) : 'the server';
    if (owner === undefined) owners.set(key, `"${remote}"`);
    const own = owner === undefined || (canary && owner === `"${remote}"`);
    if (!own) refused.push({ remote, reason: `${claim} belongs to ${owner}; this claim is refused` });
    return own;
  };
  const claimsOf = (name: string, { basePaths, dialogs }: Claims, canary: boolean) => ({
    basePaths: basePaths.filter((path) => keep(name, path, keyOf(path), canary)),
    dialogs: dialogs.filter((dialog) => keep(name, `#${dialog}`, `#${dialog}`, canary)),
  });
  const settled = rows.map(([name, row]): [string, R] => [name, { ...row, ...claimsOf(name, row, false) }]);
  // After the claims of all current builds.
  const whole = settled.map(([name, row]): [string, R] => {
    if (row.canary === undefined) return [name, row];
    return [name, { ...row, canary: { ...row.canary, ...claimsOf(name, row.canary, true) } }];
  });
  return { settled: whole, refused };
}
