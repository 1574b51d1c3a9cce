import { readFileSync } from 'node:fs';
import { at } from '../../paths.mjs';
import { forbid, literally, NOT_PRODUCT, OURS, testsIn } from './patterns.mjs';
import { HOUSES, PACKAGES, PLACES } from './places.mjs';

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

function rulesOfPlace(place) {
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
export const placeRules = PLACES.flatMap(rulesOfPlace);

const inFloor = (folder, name, others) => {
  if (name !== '.') return `^${literally(`${folder}/${name}`)}${name.includes('.') ? '$' : '/'}`;
  return `^${literally(folder)}/(?!(?:${
    others
      .filter((other) => other.includes('.'))
      .map(literally)
      .join('|') || '-'
  })$)[^/]+$`;
};

function rulesOfHouse({ folder, floors }) {
  const all = floors.flat();
  const patternOf = (name) => inFloor(folder, name, all);
  const order = floors.map((floor) => floor.map((name) => (name === '.' ? 'entrance' : name)).join(' | ')).join(' → ');
  return floors.flatMap((floor, index) =>
    floor.flatMap((name) => {
      const above = [...floors.slice(0, index).flat(), ...floor.filter((other) => other !== name)];
      if (above.length === 0) return [];
      return [
        forbid(
          `floors of ${folder}: ${name}`,
          `${name} lies below or beside that in ${folder} (${order}): move what both need to a floor below both, or pass it in`,
          { path: patternOf(name), pathNot: NOT_PRODUCT },
          { path: above.map(patternOf), pathNot: NOT_PRODUCT },
        ),
      ];
    }),
  );
}

export const floorRules = HOUSES.flatMap(rulesOfHouse);

const REMOTE_FLOORS = ['app', 'pages', 'features', 'shared'];
const ORDER = REMOTE_FLOORS.join(' → ');

/** A file of the same remote. `$1` is its name. */
const sameRemote = (rest) => `^remotes/$1/src/${rest}`;

const downwards = REMOTE_FLOORS.slice(1).map((floor, index) => {
  const above = REMOTE_FLOORS.slice(0, index + 1).join('|');
  return forbid(
    `floors of a remote: ${floor}`,
    `${floor}/ lies below that (${ORDER}): move what both need down to shared/`,
    // Tests and stories may load the whole area, to render a screen as the shell does.
    { path: `^remotes/([^/]+)/src/${floor}/`, pathNot: NOT_PRODUCT },
    { path: [sameRemote(`(?:${above})/`), sameRemote('[^/]+$')] },
  );
});

/** `app → pages → features → shared`. Features are imported by their index and do not import each other. */
export const remoteRules = [
  ...downwards,
  forbid(
    'features of a remote apart',
    'features do not know each other: join them on a page, or move what both need to shared/',
    { path: '^remotes/([^/]+)/src/features/([^/]+)/' },
    { path: sameRemote('features/'), pathNot: sameRemote('features/$2/') },
  ),
  forbid(
    'a feature of a remote by its index',
    'enter a feature by features/<name> and export what is needed from its index.ts',
    { path: '^remotes/([^/]+)/src/(?!features/)' },
    { path: sameRemote('features/[^/]+/'), pathNot: sameRemote('features/[^/]+/index[.]ts$') },
  ),
];
