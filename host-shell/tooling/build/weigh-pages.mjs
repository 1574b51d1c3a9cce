import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from './build-error.mjs';
import { FIRST_PAGES, pageWeights } from './page-weights.mjs';

/** The size in which the server sends a file. */
const sentSize = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/**
 * Weighs the first views of areas, after all files were compressed.
 * @param {string} shell the folder of its files
 * @param {{ name: string, dist: string, row: { entry: string, prefetch: { href: string }[] },
 *   imports: import('./compile.mjs').Imports }[]} areas dist: the folder of the build
 */
export function weighPages(shell, areas) {
  const html = readFileSync(path.join(shell, 'index.html'), 'utf8');
  const inShell = (address) => sentSize(path.join(shell, address));
  const areaOf = ({ name, dist, row, imports }) => {
    const first = [row.entry, ...row.prefetch.map(({ href }) => href)].filter((href) => href.endsWith('.js'));
    return {
      first: first.map((href) => sentSize(path.join(dist, href))),
      imports: (...requests) => {
        const request = requests.find((each) => imports.has(each));
        if (request === undefined)
          throw new BuildError(`The area ${name} no longer imports ${requests.join(' or ')} (page-weights.mjs).`);
        return imports
          .get(request)
          .files.filter((file) => file.endsWith('.js'))
          .reduce((bytes, file) => bytes + sentSize(path.join(dist, 'remotes', name, file)), 0);
      },
    };
  };
  const weighed = areas.filter(({ name }) => Object.hasOwn(FIRST_PAGES, name));
  const [, ...texts] = /<!--gyg:texts en=(\S+) sv=(\S+)-->/.exec(html) ?? [];
  return pageWeights({
    shell: {
      scripts: [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, address]) => inShell(address)),
      texts: texts.map(inShell),
    },
    areas: Object.fromEntries(weighed.map((area) => [area.name, areaOf(area)])),
  });
}
