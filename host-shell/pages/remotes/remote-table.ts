import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedRemoteTable, parseRemoteTable, type RemoteProblem, type RemoteRow } from '@gyg/contract/remotes';
import type { Logger } from 'pino';

export type ServedRemoteTable = Readonly<Record<string, RemoteRow>>;

/** The current remotes table of the server. */
export interface RemoteTableState {
  table: ServedRemoteTable;
  /** What of the file is not used. */
  refused: readonly RemoteProblem[];
  /** Problems of the file, one sentence each, for the log and `/api/health/ready`. */
  problems: readonly string[];
  /** Remotes without a usable row. */
  leftOut: readonly string[];
  /** False if some claims are unknown, so that an unclaimed path may still be a page. */
  complete: boolean;
}

export interface RemoteTableSource {
  /** Reads the file on each call, because a deploy changes only the file. Never throws. */
  read(): Promise<RemoteTableState>;
}

type Refuse = (row: RemoteRow) => string | undefined;

const empty: ServedRemoteTable = {};
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function readLastGood(file: string, refuse?: Refuse): Promise<ServedRemoteTable> {
  try {
    return parseRemoteTable(JSON.parse(await readFile(file, 'utf8')), {}, refuse).table;
  } catch {
    return empty;
  }
}

/** Writes by renaming, so that another process never reads an incomplete file. */
async function writeLastGood(file: string, table: ServedRemoteTable): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, JSON.stringify(table));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function parseFile(text: string, lastGood: ServedRemoteTable, refuse?: Refuse): ParsedRemoteTable<RemoteRow> {
  return parseRemoteTable(JSON.parse(text), lastGood, refuse);
}

/**
 * The remotes table (remotes.json) as the server uses it. A bad row never affects other rows: the last good row of that
 * remote is used instead, and the last good table if the file is missing or not JSON. The last good table is also
 * stored in `lastGoodFile`, so that it survives a restart.
 */
export function createRemoteTable({
  file,
  lastGoodFile,
  refuse,
  logger,
}: {
  file: string;
  lastGoodFile: string;
  /** A further reason why a row cannot be used. */
  refuse?: Refuse;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}): RemoteTableSource {
  let lastGood: ServedRemoteTable | undefined;
  let seen: string | undefined;
  let state: RemoteTableState = { table: empty, refused: [], problems: [], leftOut: [], complete: false };
  let reading: Promise<RemoteTableState> | undefined;

  function settle(next: RemoteTableState): RemoteTableState {
    const before = state.problems;
    state = next;
    const changed = next.problems.join('\n') !== before.join('\n');
    if (changed && next.problems.length > 0)
      logger.error({ file, problems: next.problems }, 'remotes.json has problems');
    if (changed && next.problems.length === 0) logger.info({ file }, 'remotes.json is in order again');
    return state;
  }

  async function readFresh(): Promise<RemoteTableState> {
    lastGood ??= await readLastGood(lastGoodFile, refuse);
    try {
      const text = await readFile(file, 'utf8');
      if (text === seen) return state;
      const { table, problems, leftOut } = parseFile(text, lastGood, refuse);
      seen = text;
      lastGood = table;
      await writeLastGood(lastGoodFile, table).catch((error: unknown) =>
        logger.warn({ err: error, file: lastGoodFile }, 'the last good table of remotes could not be stored'),
      );
      const sentences = problems.map(({ remote, reason }) => `remotes.json, row "${remote}": ${reason}`);
      return settle({ table, refused: problems, problems: sentences, leftOut, complete: leftOut.length === 0 });
    } catch (error) {
      seen = undefined;
      const hasGood = Object.keys(lastGood).length > 0;
      const instead = hasGood ? 'the last good table is used' : 'no remote is available';
      const problems = [`remotes.json cannot be read (${messageOf(error)}); ${instead}`];
      return settle({ table: lastGood, refused: [], problems, leftOut: [], complete: hasGood });
    }
  }

  return {
    read() {
      reading ??= readFresh().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}
