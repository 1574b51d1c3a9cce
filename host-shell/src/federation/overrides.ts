import { readJson, writeJson } from '@gyg/platform/internal';
import { developerOrigins, isListed } from './developer-origins';
import type { RemoteTable } from './remote-row';

const key = 'gyg.remotes';
const parameter = 'remote';

/** Where remotes are loaded from instead, by name. */
export type Overrides = Readonly<Record<string, string>>;

let refused: readonly string[] = [];

/** Overrides that the address asked for and this page does not take, as they were written. */
export const refusedOverrides = () => refused;

/** `booking@http://localhost:3001/remoteEntry.js` as name and address. */
function parse(written: string): [name: string, entry: string] | undefined {
  const [name, entry] = [written.slice(0, written.indexOf('@')), written.slice(written.indexOf('@') + 1)];
  return written.includes('@') && URL.canParse(entry) ? [name, new URL(entry).href] : undefined;
}

function remembered(table: RemoteTable, origins: readonly string[]): Overrides {
  const pairs = Object.entries(readJson('tab', key) ?? {});
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => {
      const [name, entry] = pair;
      return (
        Object.hasOwn(table, name) &&
        typeof entry === 'string' &&
        URL.canParse(entry) &&
        isListed(new URL(entry).origin, origins)
      );
    }),
  );
}

/**
 * The remotes that this tab loads from elsewhere: what it remembers, and what the address asks for now (`?remote=`, once
 * for each remote), which is then taken out of the address. Only developers' pages take any, and only from origins on
 * their list; to everybody else the parameter means nothing.
 */
function takeOverrides(table: RemoteTable): Overrides {
  const origins = developerOrigins();
  if (origins === undefined) return {};
  const url = new URL(location.href);
  const asked = url.searchParams.getAll(parameter);
  const taken = asked.flatMap((written) => {
    const pair = parse(written);
    return pair !== undefined && Object.hasOwn(table, pair[0]) && isListed(new URL(pair[1]).origin, origins)
      ? [pair]
      : [];
  });
  refused = asked.filter((written) => !taken.some(([name]) => written.startsWith(`${name}@`)));
  const overrides = { ...remembered(table, origins), ...Object.fromEntries(taken) };
  if (asked.length > 0) {
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
    writeJson('tab', key, overrides);
  }
  return overrides;
}

/** The deployed table with the overridden remotes at their own addresses; those have no hash to match. */
export function withOverrides(table: RemoteTable): RemoteTable {
  const overrides = takeOverrides(table);
  return Object.fromEntries(
    Object.entries(table).map(([name, row]) => {
      const entry = overrides[name];
      if (entry === undefined) return [name, row];
      const { integrity: _ofTheDeployed, ...rest } = row;
      return [name, { ...rest, entry, prefetch: [], overridden: true }];
    }),
  );
}

/** Forgets all overrides of this tab; the next load of the page is the deployed one. */
export function forgetOverrides(): void {
  writeJson('tab', key, undefined);
}
