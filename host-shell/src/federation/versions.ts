import designSystem from '@gyg/design-system/package.json';
import platform from '@gyg/platform/package.json';

export const platformVersion = platform.version;
export const designSystemVersion = designSystem.version;

const numbers = (version: string) =>
  version
    .replace(/^[\^~]/, '')
    .split('.')
    .map(Number);

/**
 * Whether the shell's platform is one that a remote can live with: `^1.2.0` takes 1.2.0 and later below 2.0.0,
 * `~1.2.0` below 1.3.0, a bare version that one alone.
 */
export function platformFits(range: string, version: string = platformVersion): boolean {
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = numbers(range);
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  if (range.startsWith('^'))
    return major === wantMajor && (minor > wantMinor || (minor === wantMinor && patch >= wantPatch));
  if (range.startsWith('~')) return major === wantMajor && minor === wantMinor && patch >= wantPatch;
  return major === wantMajor && minor === wantMinor && patch === wantPatch;
}
