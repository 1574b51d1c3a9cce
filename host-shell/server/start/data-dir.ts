import { accessSync, constants, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';

/** DATA_DIR cannot be used; the message explains why, and how to change it. */
export class DataDirUnusable extends Error {
  override readonly name = 'DataDirUnusable';

  constructor(dataDir: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `DATA_DIR is ${dataDir}, which ${whoRunsThis()} cannot create or write to (${reason}). Set DATA_DIR to another folder, or let this user own it.`,
      { cause },
    );
  }
}

/** Containers may have no user names. */
function whoRunsThis(): string {
  try {
    return `the user ${userInfo().username}`;
  } catch {
    return `the user with id ${process.getuid?.() ?? 'unknown'}`;
  }
}

/**
 * Creates the folder of the data if it is missing.
 * @throws {DataDirUnusable}
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataDirUnusable(dataDir, error);
  }
}
