import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from './build-error.mjs';
import { FIRST_PAGES, pageWeights } from './page-weights.mjs';

/** The size in which the server sends a file. */
const sentSize = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/**
 * Weighs the first views of the areas that were built, after all files were compressed.
 * @param {string} dist
 * @param {Map<string, import('./compile.mjs').Imports>} imports by the part's folder, as `compile` returns them
 */
export function weighPages(dist, imports) {
  const shell = path.join(dist, 'shell');
  const html = readFileSync(path.join(shell, 'index.html'), 'utf8');
  const inShell = (address) => sentSize(path.join(shell, address));
  const rows = JSON.parse(readFileSync(path.join(dist, 'remotes.json'), 'utf8'));
  const areaOf = (name) => {
    const requests = imports.get(path.join(dist, 'remotes', name));
    const first = [rows[name].entry, ...rows[name].prefetch.map(({ href }) => href)].filter((href) =>
      href.endsWith('.js'),
    );
    return {
      first: first.map((href) => sentSize(path.join(dist, href))),
      imports: (request) => {
        const found = requests.get(request);
        if (found === undefined)
          throw new BuildError(`The area ${name} no longer imports ${request} (page-weights.mjs).`);
        return found.files
          .filter((file) => file.endsWith('.js'))
          .reduce((bytes, file) => bytes + sentSize(path.join(dist, 'remotes', name, file)), 0);
      },
    };
  };
  const built = Object.keys(FIRST_PAGES).filter((name) => imports.has(path.join(dist, 'remotes', name)));
  const [, ...texts] = /<!--gyg:texts en=(\S+) sv=(\S+)-->/.exec(html) ?? [];
  return pageWeights({
    shell: {
      scripts: [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, address]) => inShell(address)),
      texts: texts.map(inShell),
    },
    areas: Object.fromEntries(built.map((name) => [name, areaOf(name)])),
  });
}
