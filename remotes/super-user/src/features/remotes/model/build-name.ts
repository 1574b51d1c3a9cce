import type { RemoteVersion, SuperRemote } from '@gyg/contract';

/** The first eight characters of a build's hash, which is in its entry's name: `remoteEntry.6f36055877.js`. */
export const hashOf = (entry: string): string | undefined => /\.([0-9a-f]{8})[0-9a-f]*\.js$/.exec(entry)?.[1];

type Build = Pick<RemoteVersion, 'entry' | 'version'>;

/** A build's version, with its hash if another build of the remote has the same version. */
export function buildName({ versions }: Pick<SuperRemote, 'versions'>, { entry, version }: Build): string {
  const hash = hashOf(entry);
  const alike = versions.some((other) => other.version === version && other.entry !== entry);
  return alike && hash !== undefined ? `${version} (${hash})` : version;
}
