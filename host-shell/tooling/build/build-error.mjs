import { red, say } from '../terminal.mjs';

/** A build error whose message is all that a developer needs, without a stack. */
export class BuildError extends Error {}

/**
 * Runs a command, and returns what it does. Errors with a solution are printed without a stack.
 * @template T @param {() => T | Promise<T>} work @returns {Promise<T | undefined>}
 */
export async function runCommand(work) {
  try {
    return await work();
  } catch (error) {
    say(red(error instanceof BuildError ? error.message : (error.stack ?? String(error))));
    process.exitCode = 1;
    return undefined;
  }
}
