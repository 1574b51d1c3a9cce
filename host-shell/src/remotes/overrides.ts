import type { HotRemoteRow } from '@gyg/contract/remotes';
import { readJson, writeJson } from '@gyg/platform/internal';

import { allowsUnhashed, developerOrigins, isListed } from './developer-origins';
import type { RemoteTable } from './remote-row';

const key = 'gyg.remotes';
const parameter = 'remote';

/** The other entry of a remote, and the hash that it must have. */
interface Override {
  entry: string;
  integrity?: string;
}

let refused: readonly string[] = [];

/** Overrides in the URL that this page refused, as they were written. */
export const refusedOverrides = () => refused;

const hashAtEnd = /@(sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2})$/;

/**
 * Parses `http://localhost:3001/remoteEntry.js`, optionally with `@sha384-…`. Undefined if this page must refuse it.
 */
function parse(written: string, origins: readonly string[]): Override | undefined {
  // A plus sign in a query is decoded as a space.
  const text = written.replaceAll(' ', '+');
  const integrity = hashAtEnd.exec(text)?.[1];
  const address = text.replace(hashAtEnd, '');
  if (!URL.canParse(address) || !isListed(new URL(address).origin, origins)) return undefined;
  if (integrity === undefined) return allowsUnhashed() ? { entry: new URL(address).href } : undefined;
  return { entry: new URL(address).href, integrity };
}

const stored = () => Object.entries(readJson('tab', key) ?? {}).filter((pair) => typeof pair[1] === 'string');

/**
 * The overridden remotes of this tab: stored ones, and those in the URL
 * (`?remote=booking@http://localhost:3001/remoteEntry.js@sha384-…`, once for each remote), which are then removed from
 * the URL. They apply only in developer mode, only from listed origins, and in production only with a hash.
 */
function takeOverrides(table: RemoteTable): ReadonlyMap<string, Override> {
  const origins = developerOrigins();
  if (origins === undefined) return new Map();
  const url = new URL(location.href);
  const requested = url.searchParams.getAll(parameter);
  const take = (name: string, written: string): [name: string, override: Override][] => {
    const override = Object.hasOwn(table, name) ? parse(written, origins) : undefined;
    return override === undefined ? [] : [[name, override]];
  };
  const parts = requested.map((written): [name: string, address: string, written: string] => {
    const at = written.indexOf('@');
    return [written.slice(0, Math.max(at, 0)), written.slice(at + 1), written];
  });
  const taken = parts.filter(([name, address]) => take(name, address).length > 0);
  refused = requested.filter((written) => !taken.some((part) => part[2] === written));
  const all = Object.fromEntries([...stored(), ...taken.map(([name, address]) => [name, address])]);
  if (requested.length > 0) {
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
    writeJson('tab', key, all);
  }
  return new Map(Object.entries(all).flatMap(([name, written]) => take(name, String(written))));
}

/**
 * The deployed table with the entries of overridden remotes replaced. The rest of such a row is that of the current build,
 * even if this visitor has a canary, so that an override is the same for everyone.
 */
export function withOverrides(table: Readonly<Record<string, HotRemoteRow>>): RemoteTable {
  const overrides = takeOverrides(table);
  return Object.fromEntries(
    Object.entries(table).map(([name, row]) => {
      const override = overrides.get(name);
      if (override === undefined) return [name, row];
      const { integrity: _ofTheDeployed, ...rest } = row.fallback ?? row;
      return [name, { ...rest, ...override, prefetch: [], overridden: true }];
    }),
  );
}

/** Clears all overrides of this tab. After a reload, the deployed remotes are used. */
export function clearOverrides(): void {
  writeJson('tab', key, undefined);
}
