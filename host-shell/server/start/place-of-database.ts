import path from 'node:path';

/** The database's address for messages, without user and password. */
export function placeOfDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
}): string {
  if (databaseUrl === undefined) return path.join(dataDir, 'gyg.db');
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
