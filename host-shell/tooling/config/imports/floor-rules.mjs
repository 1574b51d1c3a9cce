import { forbid, literally, NOT_PRODUCT } from './patterns.mjs';

/**
 * The layers of each folder, from the top: a file may import from its folder and from lower layers. Folders in the same
 * layer do not import each other. `.` means the files of the folder itself that are not listed elsewhere.
 */
export const HOUSES = [
  {
    folder: 'api/src',
    floors: [
      ['.'],
      ['workers'],
      ['features'],
      ['http'],
      ['access'],
      ['api-context.ts'],
      ['integrations'],
      ['text'],
      ['problem.ts'],
    ],
  },
  {
    folder: 'host-shell/platform/src',
    floors: [
      ['.'],
      ['answers'],
      ['page'],
      ['calendar', 'forms', 'plugins', 'session'],
      ['routing'],
      ['i18n'],
      ['translations'],
      ['api', 'area', 'format', 'storage', 'toasts'],
    ],
  },
  {
    folder: 'host-shell/src',
    floors: [['.'], ['app'], ['developer'], ['chrome'], ['remotes'], ['translations']],
  },
  { folder: 'design-system', floors: [['shadow'], ['src'], ['art'], ['tokens']] },
  {
    folder: 'design-system/src',
    floors: [['.'], ['components'], ['behaviour', 'text'], ['class-names.ts']],
  },
];

const inFloor = (folder, name, others) => {
  if (name !== '.') return `^${literally(`${folder}/${name}`)}${name.includes('.') ? '$' : '/'}`;
  return `^${literally(folder)}/(?!(?:${
    others
      .filter((other) => other.includes('.'))
      .map(literally)
      .join('|') || '-'
  })$)[^/]+$`;
};

function rulesOf({ folder, floors }) {
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

export const floorRules = HOUSES.flatMap(rulesOf);
