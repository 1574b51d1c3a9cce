import type { Area } from '@gyg/platform';
import { addAreaTexts } from '@gyg/platform/internal';
import { rememberFailedBuild } from './failed-builds';
import { reportFailed, reportLoaded } from './load-reports';
import { isPageOutdated } from './outdated-page';
import { fetchDeployed, type RemoteTable, remoteTable, takeFallback } from './registry';
import { loadRemote, registerEntry } from './runtime';
import { hasRun, loadTimeout } from './script-of-remote';
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

/** Whether code of an area did not load. The build's loader names a missing or changed file so. */
export const isMissingCode = (failure: unknown): boolean =>
  failure instanceof AreaUnavailable
    ? failure.reason === 'down'
    : failure instanceof Error && failure.name === 'ChunkLoadError';

const areas = new Map<string, Promise<Area>>();

/** The loading state of a remote in this page. */
export type AreaProgress = 'unasked' | 'loading' | 'loaded' | 'failed';
const progress = new Map<string, AreaProgress>();
export const areaProgress = (name: string): AreaProgress => progress.get(name) ?? 'unasked';

/** Names the entry of a remote. What has loaded of another one is forgotten. */
const register = (name: string, entry: string) => registerEntry(name, new URL(entry, location.href).href);

/** Names the entries of all remotes. */
export function registerTable(table: RemoteTable): void {
  for (const [name, { entry }] of Object.entries(table)) register(name, entry);
}

const isAreaModule = (value: unknown): value is { default: Area } =>
  typeof value === 'object' && value !== null && 'default' in value;

async function loadBuild(name: string): Promise<Area> {
  const row = remoteTable()[name];
  if (row === undefined) throw new AreaUnavailable(name, 'down');
  if (unmetRanges(row).length > 0) {
    const cause = new Error(explainUnmet(name, row));
    throw new AreaUnavailable(name, (await isPageOutdated(name)) ? 'outdated-page' : 'outside-range', cause);
  }
  try {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`no response within ${loadTimeout} ms`)), loadTimeout);
    });
    const module = await Promise.race([loadRemote(name), late]);
    if (!isAreaModule(module)) throw new Error('the remote gave no module');
    addAreaTexts(module.default);
    return module.default;
  } catch (cause) {
    throw new AreaUnavailable(name, (await isPageOutdated(name)) ? 'outdated-page' : 'down', cause);
  }
}

/**
 * Replaces a canary that failed. If its script has not run, the current build is loaded in its place; otherwise both
 * would share their files' names, so the page is loaded again. False if this page has no canary of the remote.
 */
export async function replaceCanary(name: string): Promise<boolean> {
  const row = remoteTable()[name];
  if (row?.fallback === undefined) return false;
  if (!hasRun(row.entry)) {
    rememberFailedBuild(row.entry);
    takeFallback(name);
    register(name, row.fallback.entry);
    return true;
  }
  // While the server does not respond, there would be no page after a reload.
  const responds = await fetchDeployed().then(
    () => true,
    () => false,
  );
  if (!responds || !rememberFailedBuild(row.entry)) return false;
  location.reload();
  // The page stays as it is until it is left.
  return new Promise(() => undefined);
}

async function fetchArea(name: string): Promise<Area> {
  const started = performance.now();
  try {
    const area = await loadBuild(name);
    reportLoaded(name, performance.now() - started);
    return area;
  } catch (failure) {
    reportFailed(name, failure);
    if (!(await replaceCanary(name))) throw failure;
    return await fetchArea(name);
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
  register(name, entry.href);
}
