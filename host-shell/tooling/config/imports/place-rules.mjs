import { readFileSync } from 'node:fs';
import { at } from '../../paths.mjs';
import { forbid, literally, NOT_PRODUCT, OURS, testsIn } from './patterns.mjs';
import { PACKAGES, PLACES } from './places.mjs';

/** Entry points for tests only, or that must be listed individually. */
const SPECIAL = /^[.]\/(testing|internal|package[.]json)$/;

const manifestOf = (folder) => JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));

/** The files of an entry point (`@gyg/mail/templates`), from the package's `exports`. */
function filesBehind(entrance) {
  const [, name, rest] = /^(@gyg\/[^/]+)(?:\/(.+))?$/.exec(entrance);
  const folder = PACKAGES[name];
  const wanted = rest === undefined ? '.' : `./${rest}`;
  return Object.entries(manifestOf(folder).exports ?? {})
    .filter(([key]) => (rest === '*' ? !SPECIAL.test(key) : key === wanted))
    .map(([, file]) => `^${literally(`${folder}/${file.slice(2)}`)}$`);
}

const packageOf = (entrance) => entrance.split('/').slice(0, 2).join('/');
const testingOf = ({ may, inTests = [] }) => [
  ...may,
  ...inTests,
  ...may.map((entrance) => `${packageOf(entrance)}/testing`),
];

/** A pattern for a folder. For `remotes/*`, `name` replaces the `*`. */
const within = (folder, name) => `^${literally(folder).replace('[*]', name)}/`;
const placesIn = (folder) => PLACES.map((place) => place.folder).filter((other) => other.startsWith(`${folder}/`));

/** The package.json files above a folder: a file may read the version of its package. */
const manifestsAbove = (folder) =>
  folder.split('/').map((_, index, parts) => `^${literally([...parts.slice(0, index), 'package.json'].join('/'))}$`);

function rulesOf(place) {
  const { folder, may, near = [], alwaysTest = false, belongs } = place;
  const nested = placesIn(folder);
  const inside = within(folder, '([^/]+)');
  const others = nested.map((other) => within(other, '[^/]+'));
  const insideOthers = nested.map((other) => literally(other.slice(folder.length + 1))).join('|');
  const home = `${within(folder, '$1')}${nested.length > 0 ? `(?!(?:${insideOthers})/)` : ''}`;
  const own = [home, ...near.map((other) => within(other)), ...manifestsAbove(folder)];
  const outside = (entrances) => ({
    path: [OURS, '^@gyg/'],
    pathNot: [...own, ...new Set(entrances.flatMap(filesBehind))],
  });
  const product = { path: inside, pathNot: [...others, ...NOT_PRODUCT] };
  const tests = { path: alwaysTest ? inside : testsIn(inside), pathNot: others };
  return [
    ...(alwaysTest ? [] : [forbid(`${folder}: other packages`, belongs, product, outside(may))]),
    forbid(`${folder}: other packages in tests`, belongs, tests, outside(testingOf(place))),
    forbid(
      `${folder}: relative imports stay inside`,
      `use that package's entrance if it may, else: ${belongs}`,
      { path: inside, pathNot: others },
      {
        path: OURS,
        pathNot: own,
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    ),
  ];
}

/** Which package may import which other package, and by which entry point. */
export const placeRules = PLACES.flatMap(rulesOf);
