import { red, say } from '../terminal.mjs';

/** A build error whose message is all that a developer needs, without a stack. */
export class BuildError extends Error {}

/** Runs a command. Errors with a solution are printed without a stack. @param {() => Promise<unknown>} work */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    say(red(error instanceof BuildError ? error.message : (error.stack ?? String(error))));
    process.exitCode = 1;
  }
}
