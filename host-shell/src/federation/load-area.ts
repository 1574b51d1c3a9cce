import type { Area } from '@gyg/platform';
import { addAreaTexts } from '@gyg/platform/internal';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { isPageOutdated } from './outdated-page';
import { type RemoteTable, remoteTable } from './registry';
import { loadTimeout } from './script-of-remote';
import { explainUnmet, unmetRanges } from './versions';

/**
 * A remote that cannot be used. `down`: a retry may help. `outdated-page`: a reload helps, because the server has
 * another shell or another build. `outside-range`: it was built for other versions of the shared packages, so neither
 * helps.
 */
export class AreaUnavailable extends Error {
  readonly area: string;
  readonly reason: 'down' | 'outdated-page' | 'outside-range';
  constructor(area: string, reason: AreaUnavailable['reason'], cause?: unknown) {
    super(`The area ${area} is not available (${reason})`, { cause });
    this.name = 'AreaUnavailable';
    this.area = area;
    this.reason = reason;
  }
}

const federationName = (name: string) => `gyg_${name.replaceAll('-', '_')}`;
const areas = new Map<string, Promise<Area>>();

/** The loading state of a remote in this page. */
export type AreaProgress = 'unasked' | 'loading' | 'loaded' | 'failed';
const progress = new Map<string, AreaProgress>();
export const areaProgress = (name: string): AreaProgress => progress.get(name) ?? 'unasked';

/** Registers the remotes and their entries with the federation runtime. */
export function registerTable(table: RemoteTable): void {
  registerRemotes(
    Object.entries(table).map(([name, row]) => ({
      name: federationName(name),
      entry: new URL(row.entry, location.href).href,
    })),
  );
}

async function fetchArea(name: string): Promise<Area> {
  const row = remoteTable()[name];
  if (row === undefined) throw new AreaUnavailable(name, 'down');
  if (unmetRanges(row).length > 0) {
    const cause = new Error(explainUnmet(name, row));
    throw new AreaUnavailable(name, (await isPageOutdated(name)) ? 'outdated-page' : 'outside-range', cause);
  }
  try {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`no answer within ${loadTimeout} ms`)), loadTimeout);
    });
    const container = await Promise.race([loadRemote<{ default: Area }>(`${federationName(name)}/area`), late]);
    if (container === null) throw new Error('the remote gave no module');
    addAreaTexts(container.default);
    return container.default;
  } catch (cause) {
    throw new AreaUnavailable(name, (await isPageOutdated(name)) ? 'outdated-page' : 'down', cause);
  }
}

/** Loads a remote's area once. Returns the same promise each time, so that a screen can wait for it with `use`. */
export function loadArea(name: string): Promise<Area> {
  let area = areas.get(name);
  if (area === undefined) {
    area = fetchArea(name);
    progress.set(name, 'loading');
    // Callers get the failure. Without a caller it must not count as unhandled.
    area.then(
      () => progress.set(name, 'loaded'),
      () => progress.set(name, 'failed'),
    );
    areas.set(name, area);
  }
  return area;
}

/**
 * Clears a failed load, so that the next `loadArea` tries again without a reload of the page. An area that has loaded
 * stays: its own loader fetches a missing file again, and a second copy of the area would not fit the shared packages.
 */
export function resetArea(name: string): void {
  if (progress.get(name) === 'loaded') return;
  areas.delete(name);
  const row = remoteTable()[name];
  if (row === undefined) return;
  const entry = new URL(row.entry, location.href);
  entry.searchParams.set('retry', String(Date.now()));
  registerRemotes([{ name: federationName(name), entry: entry.href }], { force: true });
}
