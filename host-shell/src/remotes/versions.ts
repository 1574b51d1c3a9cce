import designSystem from '@gyg/design-system/package.json';
import platform from '@gyg/platform/package.json';
import { satisfy } from '@module-federation/enhanced/runtime';
import { version as reactVersion } from 'react';

export const platformVersion = platform.version;
export const designSystemVersion = designSystem.version;

const provided = { platform: platformVersion, designSystem: designSystemVersion, react: reactVersion };

/** What a remote was built for, or what a page has. */
type Versions = Readonly<Record<keyof typeof provided, string>>;

const names = ['platform', 'designSystem', 'react'] as const;

const unmetNames = (ranges: Versions, versions: Versions) =>
  names.filter((name) => !satisfy(versions[name], ranges[name]));

/**
 * The shared packages whose version in the page is outside the range that a remote was built for, as `platform ^2.0.0
 * (the page has 1.0.0)`.
 */
export const unmetRanges = (ranges: Versions, versions: Versions = provided): string[] =>
  unmetNames(ranges, versions).map((name) => `${name} ${ranges[name]} (the page has ${versions[name]})`);

/** Whether a range begins after a version: the remote is newer than the page. */
function isAhead(range: string, version: string): boolean {
  const [, least] = /^[\^~]?(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  return least !== undefined && satisfy(least, `>${version}`);
}

/**
 * Explains to developers and operators why a remote cannot run in this page, and what must be deployed so that it can.
 */
export function explainUnmet(
  remote: string,
  row: Versions & { version: string },
  versions: Versions = provided,
): string {
  const sentences = unmetNames(row, versions).map((name) =>
    isAhead(row[name], versions[name])
      ? `It needs ${name} ${row[name]}, and this site has ${versions[name]}: deploy a shell with that version, or roll the remote back until then.`
      : `It was built for ${name} ${row[name]}, and this site has ${versions[name]}: its team must build it with ${versions[name]} and deploy it.`,
  );
  return [`The remote "${remote}" ${row.version} cannot run here.`, ...sentences].join(' ');
}
