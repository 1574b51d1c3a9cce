/** Removes `--against <address>` from a command line, and returns the address. @param {string[]} args */
export function takeAgainst(args) {
  const at = args.findIndex((arg) => arg === '--against' || arg.startsWith('--against='));
  if (at === -1) return undefined;
  const [, joined] = args[at].split(/=(.*)/);
  const [, next] = args.splice(at, joined === undefined ? 2 : 1);
  return joined ?? next ?? '';
}
