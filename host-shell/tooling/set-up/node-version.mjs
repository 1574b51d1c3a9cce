/**
 * An error message if Gyg does not run on this Node version, else undefined.
 * @param {string} range `engines.node` of package.json: `^20.19 || >=24 <27` @param {string} version such as `22.13.0`
 */
export function refuseNode(range, version) {
  const [major, minor] = version.split('.').map(Number);
  const holds = ([, sign, line, least = 0]) => {
    if (sign === '<') return major < Number(line);
    return major === Number(line) ? minor >= Number(least) : sign === '>=' && major > Number(line);
  };
  if (range.split('||').some((alternative) => [...alternative.matchAll(/(\^|>=|<)(\d+)(?:\.(\d+))?/g)].every(holds)))
    return undefined;
  return `Gyg runs on Node ${range}; this is Node ${version}. Get one from https://nodejs.org.`;
}
