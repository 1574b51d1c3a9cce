/** What the tools write to the terminal. Node only, no packages: set-up uses it before anything is installed. */

const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
const paint = (code) => (text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : String(text));

export const bold = paint(1);
export const faint = paint(2);
export const red = paint(31);
export const green = paint(32);

/** Prints one whole line. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Milliseconds as a person reads them: `840 ms`, `12.3 s`, `2 min 5 s`. */
export function duration(milliseconds) {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
}

/**
 * Shows that long work goes on: a line that counts seconds on a terminal, a plain line every ten seconds elsewhere.
 * @param {string} label what is being done
 * @returns {{ end(): number }} `end` clears the line and gives the milliseconds taken
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
