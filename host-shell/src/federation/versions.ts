import designSystem from '@gyg/design-system/package.json';
import platform from '@gyg/platform/package.json';
import { version as reactVersion } from 'react';
import satisfies from 'semver/functions/satisfies';

export const platformVersion = platform.version;
export const designSystemVersion = designSystem.version;

const provided = { platform: platformVersion, designSystem: designSystemVersion, react: reactVersion };

/**
 * The shared packages whose version in the page is outside the range that a remote was built for, as `platform ^2.0.0
 * (the page has 1.0.0)`.
 */
export function unmetRanges(
  ranges: Readonly<Record<keyof typeof provided, string>>,
  versions: Readonly<Record<keyof typeof provided, string>> = provided,
): string[] {
  return (['platform', 'designSystem', 'react'] as const)
    .filter((name) => !satisfies(versions[name], ranges[name]))
    .map((name) => `${name} ${ranges[name]} (the page has ${versions[name]})`);
}
