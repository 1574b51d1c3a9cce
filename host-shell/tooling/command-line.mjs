import { helpLines, readFlags, WrongFlags } from '@gyg/host-shell/settings';
import { bold, fail, say } from './terminal.mjs';

/**
 * Parses a tool's command line: settings of the server as flags, and other arguments. `--help` and unknown flags print
 * a message and end the process.
 * @param {string} usage such as `npm start -- [--port 9000 …]` @param {Parameters<typeof readFlags>[1]} [options]
 */
export function readCommandLine(usage, options) {
  try {
    const { settings, rest, help } = readFlags(process.argv.slice(2), options);
    if (!help) return { settings, rest };
    say(
      `${bold(usage)}\n\nSettings, as flags or as environment variables (--data-dir is DATA_DIR; a flag goes first):\n`,
    );
    for (const line of helpLines()) say(line);
    say(
      '\nMore about each: host-shell/docs/settings.md. Other users of this machine see flags: secrets belong in variables.',
    );
    process.exit(0);
  } catch (error) {
    if (!(error instanceof WrongFlags)) throw error;
    fail(error.message);
  }
}
