import type { RemoteChoices } from '@gyg/api';
import { type RemoteBuild, type Rollout, rolloutOf, type ServedRow, settleClaims } from '@gyg/contract/remotes';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { HistoryReader } from './remote-history';
import type { RemoteTableSource, RemoteTableState } from './remote-table';
import { createVisitorIds, positionOf } from './visitor';

export type VisitorTable = Readonly<Record<string, ServedRow>>;

export interface VisitorTableState {
  table: VisitorTable;
  /** Remotes without a usable row. */
  leftOut: readonly string[];
  /** False if some claims are unknown, so that an unclaimed path may still be a page. */
  complete: boolean;
}

export interface VisitorTables {
  /** For a page: a visitor without an id gets one, if a remote has a canary. */
  forPage(request: Request, response: Response): Promise<VisitorTableState>;
  /** For /remotes.json. */
  forTable(request: Request, response: Response): Promise<VisitorTableState>;
}

interface VisitorTableOptions {
  publicUrl: string;
  deployed: RemoteTableSource;
  historyOf: HistoryReader;
  choices: RemoteChoices;
  logger: Pick<Logger, 'warn'>;
}

type Rollouts = readonly (readonly [name: string, rollout: Rollout])[];

/** An earlier build may claim what another remote has now: the deployed rows keep what they have. */
function settle(rollouts: Rollouts, deployed: RemoteTableState['table']) {
  const rows = rollouts.map(([name, { current, canary }]) => {
    const row: RemoteBuild & { canary?: RemoteBuild } =
      canary === null ? current : { ...current, canary: canary.build };
    return [name, row] as const;
  });
  const claims = settleClaims(rows, deployed);
  const settled = new Map(claims.settled);
  const inUse = rollouts.map(([name, rollout]) => {
    const { canary, ...current }: RemoteBuild & { canary?: RemoteBuild } = settled.get(name) ?? rollout.current;
    const second = rollout.canary !== null && canary !== undefined ? { ...rollout.canary, build: canary } : null;
    return [name, { current, canary: second }] as const;
  });
  return { inUse, refused: claims.refused };
}

const isShared = ([, { canary }]: Rollouts[number]) => canary !== null && canary.share > 0;

/** Whether a visitor gets a remote's canary. */
function getsCanary([name, { canary }]: Rollouts[number], visitor: string | undefined): boolean {
  return canary !== null && visitor !== undefined && positionOf(visitor, name, canary.build.entry) < canary.share;
}

function buildTable(rollouts: Rollouts, withCanary: ReadonlySet<string>): VisitorTable {
  return Object.fromEntries(
    rollouts.map(([name, { current, canary }]) => [
      name,
      canary !== null && withCanary.has(name) ? { ...canary.build, fallback: current } : current,
    ]),
  );
}

/**
 * The table of remotes as one visitor gets it: of each remote the current build, or its canary for a share of the
 * visitors. A visitor keeps what they got, until the share or the builds change.
 */
export function createVisitorTables({
  publicUrl,
  deployed,
  historyOf,
  choices,
  logger,
}: VisitorTableOptions): VisitorTables {
  const ids = createVisitorIds({ publicUrl });
  let cached: { of: readonly unknown[]; rollouts: Rollouts; tables: Map<string, VisitorTable> } | undefined;

  /** Computed again only when a deploy or a decision has changed something. */
  async function readRollouts() {
    const [state, decided] = await Promise.all([deployed.read(), choices.read()]);
    const names = Object.keys(state.table);
    const histories = await Promise.all(names.map((name) => (decided.has(name) ? historyOf(name) : [])));
    const of = [state.table, decided, ...histories];
    if (
      cached === undefined ||
      of.length !== cached.of.length ||
      of.some((part, index) => part !== cached?.of[index])
    ) {
      const rollouts = Object.entries(state.table).map(
        ([name, row], index) => [name, rolloutOf(row, decided.get(name), histories[index] ?? [])] as const,
      );
      const { inUse, refused } = settle(rollouts, state.table);
      if (refused.length > 0) logger.warn({ refused }, 'builds in use claim what other remotes have');
      cached = { of, rollouts: inUse, tables: new Map() };
    }
    return { state, ...cached };
  }

  async function tableFor(response: Response, visitorOf: () => string | undefined): Promise<VisitorTableState> {
    const { state, rollouts, tables } = await readRollouts();
    const { leftOut, complete } = state;
    const shared = rollouts.filter(isShared);
    // Caches must not give one visitor's table, or the hints for it, to another.
    if (shared.length > 0) response.vary('Cookie');
    const visitor = shared.length > 0 ? visitorOf() : undefined;
    const withCanary = shared.filter((rollout) => getsCanary(rollout, visitor)).map(([name]) => name);
    const key = withCanary.join(' ');
    const table = tables.get(key) ?? buildTable(rollouts, new Set(withCanary));
    tables.set(key, table);
    return { table, leftOut, complete };
  }

  return {
    forPage: (request, response) => tableFor(response, () => ids.ensure(request, response)),
    forTable: (request, response) => tableFor(response, () => ids.read(request)),
  };
}
