/** Terminal output of the tools. Uses only Node, because set-up needs it before anything is installed. */
import { styleText } from 'node:util';

/** Without colours where Node sees no terminal, or NO_COLOR. */
const paint = (style) => (text) => styleText(style, String(text), { stream: process.stdout });

export const bold = paint('bold');
export const red = paint('red');
export const green = paint('green');
export const yellow = paint('yellow');

/** Prints one line. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the process with a message. @param {string} text @returns {never} */
export function fail(text) {
  say(red(text));
  process.exit(1);
}

/** Formats milliseconds: `840 ms`, `12.3 s`, `2 min 5 s`. */
export function duration(milliseconds) {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
}

/**
 * Shows progress of long work: a line that counts seconds in a terminal, a plain line every ten seconds elsewhere.
 * @param {string} label describes the work
 * @returns {{ end(): number }} `end` clears the line and returns the elapsed milliseconds
 */
export function startClock(label) {
  const started = performance.now();
  const live = process.stdout.isTTY === true;
  const show = () => {
    const text = `  ${label} … ${Math.round((performance.now() - started) / 1000)} s`;
    process.stdout.write(live ? `\r\u001b[2K${text}` : `${text}\n`);
  };
  show();
  const timer = setInterval(show, live ? 1000 : 10_000);
  return {
    end() {
      clearInterval(timer);
      if (live) process.stdout.write('\r\u001b[2K');
      return performance.now() - started;
    },
  };
}
