/**
 * Parses the arguments of `npm test`: `--only a,b` or names of stages, `--changed [base]`, `--times`.
 * @param {readonly string[]} args @param {readonly string[]} known names of stages
 * @returns {{ only: string[], changed: boolean, base?: string, times: boolean, problem?: string }}
 */
export function readArguments(args, known) {
  const wish = { only: [], changed: false, times: false };
  for (let index = 0; index < args.length; index += 1) {
    const [flag, value] = args[index].split('=', 2);
    const next = args[index + 1];
    if (flag === '--times') wish.times = true;
    else if (flag === '--changed') {
      wish.changed = true;
      const base = value ?? (next === undefined || next.startsWith('--') ? undefined : args[++index]);
      if (base) wish.base = base;
    } else if (flag === '--only') wish.only.push(...(value ?? args[++index] ?? '').split(',').filter(Boolean));
    else if (flag.startsWith('--'))
      return { ...wish, problem: `${flag} is not known here: --only, --changed, --times.` };
    else wish.only.push(...flag.split(',').filter(Boolean));
  }
  const unknown = wish.only.filter((name) => !known.includes(name));
  if (unknown.length === 0) return wish;
  return { ...wish, problem: `No stage is called ${unknown.join(', ')}. There are: ${known.join(', ')}.` };
}
