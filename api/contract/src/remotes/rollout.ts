import type { RemoteDeploy } from './history';
import type { RemoteBuild, RemoteRow } from './remote-row';

/** What was decided about a remote beyond its deployed row, by a super user or by the platform. */
export interface RemoteChoice {
  /** What was deployed then (`deployedAs`). */
  entry: string;
  /** The entry of an earlier build that is used as the current one. */
  usedEntry: string | null;
  canaryEntry: string | null;
  canaryState: 'running' | 'paused' | 'promoted' | 'ended' | null;
  /** The share of visitors that get the canary, in per cent. */
  share: number | null;
  pausedFor: 'failures' | 'slow' | null;
}

/** What visitors get of a remote. */
export interface Rollout {
  current: RemoteBuild;
  /** The second build; its share is from 0 to 1, and 0 while it is paused. */
  canary: {
    build: RemoteBuild;
    share: number;
    state: 'running' | 'paused';
    pausedFor: RemoteChoice['pausedFor'];
  } | null;
}

/** Identifies what is deployed of a remote. A decision holds until something else is deployed. */
export const deployedAs = ({ entry, canary }: RemoteRow): string =>
  canary === undefined ? entry : `${entry} ${canary.entry}`;

function buildOf({ canary: _second, ...build }: RemoteRow): RemoteBuild {
  return build;
}

/** The builds of a remote whose files are there: the deployed ones first, then those of its history, newest first. */
export function knownBuilds(row: RemoteRow, history: readonly RemoteDeploy[]): RemoteBuild[] {
  const rows = [row, ...history.map((deploy) => deploy.row).toReversed()];
  const builds = rows.flatMap((row) => [buildOf(row), ...(row.canary === undefined ? [] : [withoutShare(row.canary)])]);
  return builds.filter(({ entry }, index) => builds.findIndex((other) => other.entry === entry) === index);
}

function withoutShare({ share: _share, ...build }: NonNullable<RemoteRow['canary']>): RemoteBuild {
  return build;
}

/**
 * What visitors get: the deployed row, changed by a decision about it. An earlier build that was chosen stays while the
 * current build is deployed, also when a canary is deployed beside it. Everything else that was decided ends with the
 * next deploy.
 */
export function rolloutOf(row: RemoteRow, choice: RemoteChoice | undefined, history: readonly RemoteDeploy[]): Rollout {
  const builds = knownBuilds(row, history);
  const find = (entry: string | null | undefined) => builds.find((build) => build.entry === entry);
  const sameCurrent = choice?.entry.split(' ')[0] === row.entry;
  const current = (sameCurrent ? find(choice.usedEntry) : undefined) ?? buildOf(row);
  const deployed: Rollout = {
    current,
    canary:
      row.canary === undefined
        ? null
        : { build: withoutShare(row.canary), share: row.canary.share, state: 'running', pausedFor: null },
  };
  const build = find(choice?.canaryEntry);
  if (choice?.entry !== deployedAs(row) || choice.canaryState === null || build === undefined) return deployed;
  if (choice.canaryState === 'ended') return { current, canary: null };
  if (choice.canaryState === 'promoted') return { current: build, canary: null };
  const paused = choice.canaryState === 'paused';
  const share = paused ? 0 : (choice.share ?? 0) / 100;
  return { current, canary: { build, share, state: choice.canaryState, pausedFor: choice.pausedFor } };
}
