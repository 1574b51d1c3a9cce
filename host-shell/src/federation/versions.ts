import designSystem from '@gyg/design-system/package.json';
import platform from '@gyg/platform/package.json';
import { version as reactVersion } from 'react';
import { isAtLeast, satisfiesPlain } from './plain-range';

export const platformVersion = platform.version;
export const designSystemVersion = designSystem.version;

const provided = { platform: platformVersion, designSystem: designSystemVersion, react: reactVersion };

/** What a remote was built for, or what a page has. */
type Versions = Readonly<Record<keyof typeof provided, string>>;

/** Whether a version is in a range. Ranges that are not plain need the library, which loads with the first of them. */
export async function satisfies(version: string, range: string): Promise<boolean> {
  const plain = satisfiesPlain(version, range);
  if (plain !== undefined) return plain;
  const { default: satisfiesAny } = await import('semver/functions/satisfies');
  return satisfiesAny(version, range);
}

async function unmetNames(ranges: Versions, versions: Versions) {
  const names = ['platform', 'designSystem', 'react'] as const;
  const met = await Promise.all(names.map((name) => satisfies(versions[name], ranges[name])));
  return names.filter((_name, index) => met[index] === false);
}

/**
 * The shared packages whose version in the page is outside the range that a remote was built for, as `platform ^2.0.0
 * (the page has 1.0.0)`.
 */
export const unmetRanges = async (ranges: Versions, versions: Versions = provided): Promise<string[]> =>
  (await unmetNames(ranges, versions)).map((name) => `${name} ${ranges[name]} (the page has ${versions[name]})`);

/** Whether a range begins after a version: the remote is newer than the page. */
function isAhead(range: string, version: string): boolean {
  const [, least] = /^[\^~]?(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  return least !== undefined && !isAtLeast(version, least);
}

/**
 * Explains to developers and operators why a remote cannot run in this page, and what must be deployed so that it can.
 */
export async function explainUnmet(
  remote: string,
  row: Versions & { version: string },
  versions: Versions = provided,
): Promise<string> {
  const sentences = (await unmetNames(row, versions)).map((name) =>
    isAhead(row[name], versions[name])
      ? `It needs ${name} ${row[name]}, and this site has ${versions[name]}: deploy a shell with that version, or roll the remote back until then.`
      : `It was built for ${name} ${row[name]}, and this site has ${versions[name]}: its team must build it with ${versions[name]} and deploy it.`,
  );
  return [`The remote "${remote}" ${row.version} cannot run here.`, ...sentences].join(' ');
}
