import type { RemoteLoad } from '@gyg/contract';
import { deployedAs, knownBuilds } from '@gyg/contract/remotes';
import type { Database } from '@gyg/database';
import { createRateLimiter } from '@gyg/database/rate-limits';
import { LRUCache } from 'lru-cache';
import { recordPlatformAudit } from '../../../access/record-audit';
import type { ApiContext } from '../../../api-context';
import { whyPause } from './canary-rule';
import { type DeployedRemote, keyOf, onceKeyOf, rolloutFor } from './deployed-remote';
import { boundOf } from './load-times';
import { lockChoice, saveChoice } from './remote-choice.repository';
import { countFailure, dropFailuresBefore } from './remote-failure.repository';
import { sumLoads } from './remote-figures.repository';

const day = 24 * 3_600_000;

/** Pauses a canary that fails, or is slow, compared with the current build. Recorded as done by the platform. */
async function reviewCanary(context: ApiContext, remote: DeployedRemote, now: Date): Promise<void> {
  const { name, row } = remote;
  await context.db.tx(async (tx) => {
    const before = await lockChoice(tx, name);
    const rollout = rolloutFor(remote, before);
    const { current, canary } = rollout;
    if (canary?.state !== 'running') return;
    const figures = await sumLoads(tx, {
      name,
      from: new Date(now.getTime() - day),
      until: new Date(now.getTime() + 1),
    });
    const loaded = figures(onceKeyOf(name, canary.build.entry));
    const why = whyPause(loaded, figures(onceKeyOf(name, current.entry)));
    if (why === null) return;
    const usedEntry = current.entry === row.entry ? null : current.entry;
    const canaryEntry = canary.build.entry;
    const choice = { name, entry: deployedAs(row), usedEntry, canaryEntry, share: null, changedAt: now };
    await saveChoice(tx, { ...choice, canaryState: 'paused', pausedFor: why, changedBy: 'platform' });
    await recordPlatformAudit(
      { tx, now },
      {
        action: 'remote.paused',
        target: name,
        details: { why, loads: loaded.loads, failures: loaded.failures, p95: loaded.p95 },
        before: { version: current.version, canary: canary.build.version, share: canary.share },
        after: { version: current.version, canary: canary.build.version, share: 0 },
      },
    );
  });
}

interface KnownLoad {
  load: RemoteLoad;
  remote: DeployedRemote;
}

interface CountedLoad extends KnownLoad {
  /** Whether its address reports this outcome of the build for the first time today. */
  isFirst: boolean;
}

/** The loads of builds that are deployed; anyone may send anything. */
async function knownLoads({ deployedRemotes }: ApiContext, loads: readonly RemoteLoad[]): Promise<KnownLoad[]> {
  const { table, histories } = await deployedRemotes();
  return loads.flatMap((load) => {
    const row = Object.hasOwn(table, load.name) ? table[load.name] : undefined;
    if (row === undefined) return [];
    const remote: DeployedRemote = { name: load.name, row, history: histories[load.name] ?? [] };
    return knownBuilds(row, remote.history).some(({ entry }) => entry === load.entry) ? [{ load, remote }] : [];
  });
}

const minute = 60_000;
const reviewed = new WeakMap<object, Map<string, number>>();

/** Whether a remote's canary is to be reviewed: after each failure that counts, and once a minute: it may be slow. */
function isDue({ config }: ApiContext, { load, remote, isFirst }: CountedLoad, now: Date): boolean {
  if (isFirst && load.outcome === 'failed') return true;
  const times = reviewed.get(config) ?? new Map<string, number>();
  reviewed.set(config, times);
  if (now.getTime() - (times.get(remote.name) ?? 0) < minute) return false;
  times.set(remote.name, now.getTime());
  return true;
}

function count({ counts }: ApiContext, key: string, load: RemoteLoad): void {
  counts.add(`${key}.loads`);
  if (load.outcome === 'failed') counts.add(`${key}.failures`);
  else if (load.ms !== undefined) counts.add(`${key}.ms.${boundOf(load.ms)}`);
}

/** Deletes failures that have not occurred since a time. */
export async function dropOldFailures(db: Database, before: Date): Promise<void> {
  await db.tx((tx) => dropFailuresBefore(tx, before));
}

const limit = { name: 'remote-report', max: 1, window: 24 * 3_600_000 };

interface Reporters {
  /** Whether an address reports an outcome of a build for the first time within a day. */
  isFirst(load: RemoteLoad, address: string): Promise<boolean>;
}

/**
 * Remembers who has reported what. Failures are remembered for all processes, in the database, since few of them pause a
 * canary; successes, which are one for each visit of a page, by each process.
 */
function createReporters({ db, now }: ApiContext): Reporters {
  const failures = createRateLimiter({ db, now });
  const successes = new LRUCache<string, true>({
    max: 100_000,
    ttl: limit.window,
    perf: { now: () => now().getTime() },
  });
  return {
    async isFirst({ name, entry, outcome }, address) {
      const subject = `${name} ${entry} ${address}`;
      if (outcome === 'failed') return (await failures.count([[limit, subject]]))[0]?.count === 1;
      const isFirst = !successes.has(subject);
      if (isFirst) successes.set(subject, true);
      return isFirst;
    },
  };
}

const reportersByContext = new WeakMap<object, Reporters>();

/** Those of this API. */
function reportersOf(context: ApiContext): Reporters {
  const reporters = reportersByContext.get(context.config) ?? createReporters(context);
  reportersByContext.set(context.config, reporters);
  return reporters;
}

/**
 * Counts how remotes loaded in a page, and pauses a canary that fails for too many. In that judgement an address counts once
 * a day for each build and outcome, so neither its successes nor its failures outweigh those of others.
 */
export async function reportRemotes(
  context: ApiContext,
  { loads, address }: { loads: readonly RemoteLoad[]; address: string },
  now: Date,
): Promise<void> {
  const countedLoads: CountedLoad[] = [];
  for (const knownLoad of await knownLoads(context, loads)) {
    const { load } = knownLoad;
    const isFirst = await reportersOf(context).isFirst(load, address);
    countedLoads.push({ ...knownLoad, isFirst });
    count(context, keyOf(load.name, load.entry), load);
    if (isFirst) count(context, onceKeyOf(load.name, load.entry), load);
  }
  const failed = countedLoads.filter(({ load }) => load.outcome === 'failed');
  if (failed.length > 0) {
    await context.db.tx(async (tx) => {
      for (const { load } of failed) {
        const { name, entry, message = '' } = load;
        await countFailure(tx, { name, entry, message, lastAt: now });
      }
    });
  }
  const due = countedLoads.filter((counted) => isDue(context, counted, now));
  if (due.length === 0) return;
  await context.counts.flush();
  const remotes = new Map(due.map(({ remote }) => [remote.name, remote]));
  for (const remote of remotes.values()) await reviewCanary(context, remote, now);
}
