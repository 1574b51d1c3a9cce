import type { RemoteList, RemoteVersion, SuperRemote } from '@gyg/contract';
import { knownBuilds, type RemoteBuild, type Rollout } from '@gyg/contract/remotes';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { canaryRule } from './canary-rule';
import { type DeployedRemote, getDeployed, keyOf, rolloutFor } from './deployed-remote';
import { listChoices, type StoredChoice } from './remote-choice.repository';
import { type BuildFigures, listFailures, sumLoads } from './remote-figures.repository';

const day = 24 * 3_600_000;
const days = 7;
/** Earlier builds that are shown: enough to go back to. */
const mostEarlier = 5;
const mostFailures = 5;

interface Figures {
  lastDay: (key: string) => BuildFigures;
  byDay: readonly ((key: string) => BuildFigures)[];
  failures: Awaited<ReturnType<typeof listFailures>>;
}

async function readFigures({ db }: ApiContext, now: Date): Promise<Figures> {
  const at = now.getTime();
  const since = (daysAgo: number) => new Date(at - daysAgo * day);
  const soon = new Date(at + 1);
  const [lastDay, failures, ...byDay] = await Promise.all([
    sumLoads(db.read, { from: since(1), until: soon }),
    listFailures(db.read, since(days)),
    ...Array.from({ length: days }, (_, index) => days - index).map((ago) =>
      sumLoads(db.read, { from: since(ago), until: ago === 1 ? soon : since(ago - 1) }),
    ),
  ]);
  return { lastDay, failures, byDay };
}

const roleOf = (build: RemoteBuild, { current, canary }: Rollout): RemoteVersion['role'] => {
  if (build.entry === current.entry) return 'current';
  return build.entry === canary?.build.entry ? 'canary' : 'earlier';
};
const order = ['current', 'canary', 'earlier'] as const;

function presentVersion(
  { name, history }: DeployedRemote,
  build: RemoteBuild,
  rollout: Rollout,
  { lastDay, byDay }: Figures,
): RemoteVersion {
  const role = roleOf(build, rollout);
  const canaryShare = rollout.canary?.share ?? 0;
  const key = keyOf(name, build.entry);
  const deploy = history.find(({ row }) => row.entry === build.entry || row.canary?.entry === build.entry);
  return {
    entry: build.entry,
    version: build.version,
    role,
    share: role === 'current' ? 1 - canaryShare : role === 'canary' ? canaryShare : 0,
    deployedAt: deploy?.deployedAt ?? null,
    ...lastDay(key),
    trend: byDay.map((figuresOf) => figuresOf(key).p95),
  };
}

function stateOf({ row }: DeployedRemote, { current, canary }: Rollout, choice: StoredChoice | undefined) {
  if (canary !== null) return canary.state === 'paused' ? 'paused' : 'canary';
  return current.entry !== row.entry && choice?.canaryState !== 'promoted' ? 'rolledBack' : 'current';
}

function present(remote: DeployedRemote, choice: StoredChoice | undefined, figures: Figures): SuperRemote {
  const { name, row, history } = remote;
  const rollout = rolloutFor(remote, choice);
  const versions = knownBuilds(row, history)
    .map((build) => presentVersion(remote, build, rollout, figures))
    .sort((left, right) => order.indexOf(left.role) - order.indexOf(right.role));
  const shown = versions.filter(({ role }) => role !== 'earlier').length + mostEarlier;
  const versionOf = (entry: string) => versions.find((version) => version.entry === entry)?.version;
  return {
    name,
    state: stateOf(remote, rollout, choice),
    platform: rollout.current.platform,
    origin: URL.canParse(rollout.current.entry) ? new URL(rollout.current.entry).origin : null,
    paths: rollout.current.basePaths.length,
    versions: versions.slice(0, shown),
    pausedFor: rollout.canary?.pausedFor ?? null,
    changedAt: choice?.changedAt.toISOString() ?? null,
    failures: figures.failures
      .filter((failure) => failure.name === name)
      .flatMap(({ entry, message, count, lastAt }) => {
        const version = versionOf(entry);
        return version === undefined ? [] : [{ version, message, count, lastAt: lastAt.toISOString() }];
      })
      .slice(0, mostFailures),
  };
}

/** All remotes, with what visitors get of them and how they load. Throws 401, 403. */
export async function listRemotes(context: ApiContext, actor: SignedIn, now: Date): Promise<RemoteList> {
  permit('listRemotes', actor);
  const [{ table, histories, refused }, choices, figures] = await Promise.all([
    context.deployedRemotes(),
    listChoices(context.db.read),
    readFigures(context, now),
  ]);
  const remotes = Object.entries(table).map(([name, row]) =>
    present(
      { name, row, history: histories[name] ?? [] },
      choices.find((choice) => choice.name === name),
      figures,
    ),
  );
  return { remotes, refused: [...refused], rule: canaryRule };
}

/** One remote, after a decision about it. */
export async function getRemote(context: ApiContext, name: string, now: Date): Promise<SuperRemote> {
  const [remote, choices, figures] = await Promise.all([
    getDeployed(context, name),
    listChoices(context.db.read),
    readFigures(context, now),
  ]);
  return present(
    remote,
    choices.find((choice) => choice.name === name),
    figures,
  );
}

/** The number of remotes, and of canaries that are paused now: a decision ends with the next deploy. */
export async function countRemotes(context: ApiContext): Promise<{ total: number; pausedCanaries: number }> {
  const [{ table, histories }, choices] = await Promise.all([context.deployedRemotes(), listChoices(context.db.read)]);
  const rollouts = Object.entries(table).map(([name, row]) =>
    rolloutFor(
      { name, row, history: histories[name] ?? [] },
      choices.find((choice) => choice.name === name),
    ),
  );
  return {
    total: rollouts.length,
    pausedCanaries: rollouts.filter(({ canary }) => canary?.state === 'paused').length,
  };
}
