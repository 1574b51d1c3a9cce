/** A range in `engines` of package.json: `^20.19 || ^22.13 || >=24 <27`. */
const ALTERNATIVE = /^(?:\^(?<line>\d+)\.(?<least>\d+)|>=(?<from>\d+)(?: <(?<below>\d+))?)$/;

function readRange(range) {
  return range.split('||').map((text) => {
    const found = ALTERNATIVE.exec(text.trim());
    if (found === null) throw new Error(`engines.node in package.json: cannot read the range "${text.trim()}"`);
    const { line, least, from, below } = found.groups;
    if (line !== undefined) return { from: [Number(line), Number(least)], below: Number(line) + 1 };
    return { from: [Number(from), 0], below: below === undefined ? Number.POSITIVE_INFINITY : Number(below) };
  });
}

function inWords({ from: [major, minor], below }) {
  if (minor > 0) return `${major}.${minor} or a later ${major}`;
  return below === Number.POSITIVE_INFINITY ? `${major} or later` : `${major} to ${below - 1}`;
}

/**
 * Returns an error message if Gyg does not run on this Node version, else undefined.
 * @param {string} range `engines.node` of package.json @param {string} version as in process.versions.node
 */
export function refuseNode(range, version) {
  const alternatives = readRange(range);
  const [major, minor] = version.split('.').map(Number);
  const fits = ({ from, below }) => major < below && (major > from[0] || (major === from[0] && minor >= from[1]));
  if (alternatives.some(fits)) return undefined;
  const ranges = alternatives.map(inWords);
  const all = [ranges.slice(0, -1).join(', '), ranges.at(-1)].filter(Boolean).join(' or ');
  return `Gyg runs on Node ${all}; this is Node ${version}. Get one from https://nodejs.org.`;
}
