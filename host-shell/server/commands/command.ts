import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { type Database, openDatabase } from '@gyg/database';
import { readSettings } from '../settings/settings';
import { explainNativePart } from '../start/native-part';
import { placeOfDatabase } from '../start/place-of-database';

/** The context of a command on the server. */
export interface CommandContext {
  db: Database;
  /** The database's address for messages, without user and password. */
  place: string;
  /** The user who runs the command, for the log. */
  by: string;
  now: number;
}

/** The result as lines for the terminal. `ok` is false on failure. */
export interface CommandResult {
  ok: boolean;
  lines: readonly string[];
}

export type Command = (args: readonly string[], context: CommandContext) => Promise<CommandResult>;

/** An error that the user of the command can correct; the message explains how. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** Containers may have no user names. */
function whoRunsThis(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Whether a command is about accounts, which another issuer may hold; default true. */
interface CommandOptions {
  accounts?: boolean;
}

/**
 * Opens the server's database with the server's settings. Reads only the settings for the database, so that a command
 * needs no others.
 * @throws {WrongSettings} {@link CommandRefused} if there is no database yet
 */
export async function openForCommand(
  environment: Readonly<Record<string, string | undefined>>,
  { accounts = true }: CommandOptions = {},
): Promise<CommandContext> {
  if (accounts && environment.OIDC_ISSUER) {
    throw new CommandRefused(
      `Another issuer holds the accounts (OIDC_ISSUER is ${environment.OIDC_ISSUER}): its groups and keys are changed there.`,
    );
  }
  const { DATA_DIR, DATABASE_URL } = environment;
  const settings = readSettings({ DATA_DIR, DATABASE_URL });
  const place = placeOfDatabase(settings);
  if (settings.databaseUrl === undefined && !existsSync(place)) {
    throw new CommandRefused(
      `There is no database at ${place}. Set DATA_DIR or DATABASE_URL as the server has it; a new installation must have been started once.`,
    );
  }
  const { dataDir, databaseUrl } = settings;
  const db = await openDatabase({ dataDir, databaseUrl }).catch((error: unknown) => {
    if (isExpected(error) || explainNativePart(error, import.meta.dirname) !== undefined) throw error;
    throw new CommandRefused(`The database ${place} does not open: ${error instanceof Error ? error.message : error}`);
  });
  return { db, place, by: whoRunsThis(), now: Date.now() };
}

const expectedErrors = [
  'CommandRefused',
  'WrongSettings',
  'DatabaseTooNew',
  'DatabaseUnknown',
  'MigrationFailed',
  'RotationUnderWay',
  'BackupRefused',
];
const isExpected = (error: unknown): error is Error => error instanceof Error && expectedErrors.includes(error.name);

/** Runs a command, prints the result and sets the exit code. */
export async function printResult(run: () => Promise<CommandResult>): Promise<void> {
  try {
    const result = await run();
    for (const line of result.lines) (result.ok ? console.log : console.error)(line);
    process.exitCode = result.ok ? 0 : 1;
  } catch (error) {
    console.error(explainNativePart(error, import.meta.dirname) ?? (isExpected(error) ? error.message : error));
    process.exitCode = 1;
  }
}

/** Runs a command on the server's database, prints the result and sets the exit code. */
export const runCommand = (command: Command, options: CommandOptions = {}): Promise<void> =>
  printResult(async () => {
    const context = await openForCommand(process.env, options);
    return command(process.argv.slice(2), context).finally(() => context.db.close());
  });
