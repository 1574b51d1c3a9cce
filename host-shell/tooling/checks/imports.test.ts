import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import config from '../config/dependency-cruiser.mjs';
import { HOUSES, PACKAGES, PLACES } from '../config/imports/places.mjs';
import { at } from '../paths.mjs';
import { plantTree } from './planted-tree';

/**
 * For each import rule an import that breaks it: a package, a file or a whole statement, and a pattern of the message.
 */
type Plant = readonly [rule: string, file: string, imported: string, says: RegExp];

interface Place {
  folder: string;
  may: string[];
  inTests?: string[];
  alwaysTest?: boolean;
}

/** Each place imports a package that it may not, in the product and in a test, and a file of a remote. */
const byPlace = PLACES.flatMap(({ folder, may, inTests = [], alwaysTest = false }: Place): Plant[] => {
  const home = folder.replace('*', 'booking');
  const mayEnter = [...may, ...inTests].map((entrance) => entrance.split('/').slice(0, 2).join('/'));
  const isOther = ([name, place]: string[]) => !mayEnter.includes(name ?? '') && !`${folder}/`.startsWith(`${place}/`);
  const [other = ''] = Object.entries(PACKAGES).find(isOther) ?? [];
  const remote = path.posix.relative(home, 'remotes/public/src/entrance');
  return [
    ...(alwaysTest ? [] : [[`${folder}: other packages`, `${home}/other.ts`, other, /./] as const]),
    [`${folder}: other packages in tests`, `${home}/other.test.ts`, other, /./],
    [`${folder}: relative imports stay inside`, `${home}/relative.ts`, remote, /use that package's entrance if it may/],
  ];
});

/** Each layer below the top imports the layer beside it, or the one above. */
const byFloor = HOUSES.flatMap(({ folder, floors }) =>
  floors.flatMap((floor, level) =>
    floor.flatMap((name, place): Plant[] => {
      const other = floor[place - 1] ?? floors[level - 1]?.[0];
      if (level === 0 || other === undefined) return [];
      const inside = (layer: string) => (layer.endsWith('.ts') ? layer.slice(0, -3) : `${layer}/x`);
      const up = name.endsWith('.ts') ? './' : '../';
      return [
        [
          `floors of ${folder}: ${name}`,
          `${folder}/${inside(name)}.ts`,
          `${up}${other === '.' ? 'entrance' : inside(other)}`,
          /lies below or beside that/,
        ],
      ];
    }),
  ),
);

const feature = 'api/src/features/gyg';
const booking = 'remotes/booking/src';

const plants: readonly Plant[] = [
  ...byPlace,
  ...byFloor,
  ['no tests in the product', `${booking}/shared/steps.ts`, '../testing/open-screen', /out of testing\//],
  ['no tests in the product', `${booking}/shared/fixture.ts`, '@gyg/contract/testing', /never runs in the product/],
  ['the server composes pages', 'host-shell/pages/any.ts', '../server/http/listen', /hand in what a page needs/],
  ['no cycles', 'api/mail/src/one.ts', './two', /a third that both import/],
  ['libraries of the platform', `${booking}/shared/texts.ts`, 'zustand', /host-shell\/platform\/src\/index\.ts/],
  ['libraries of the platform', `${booking}/shared/calls.ts`, 'ky', /host-shell\/platform\/src\/index\.ts/],
  ['no product libraries in looks', 'widgets/core/texts.ts', 'i18next', /texts come as props/],
  ['no product libraries in looks', 'design-system/src/components/link/link.ts', 'zustand', /plain anchors/],
  ['what runs is installed', 'api/mail/src/read-mail.ts', 'smtp-server', /move it there from `devDependencies`/],
  ['what runs is installed', 'host-shell/server/any.ts', 'undeclared', /nearest package[.]json/],
  ['what builds is installed', 'host-shell/tooling/build/make.mjs', 'undici', /move it there from `devDependencies`/],
  [
    'what builds is installed',
    'host-shell/tooling/webpack/load.mjs',
    "const { loader } = { loader: require.resolve('undici') };",
    /move it there/,
  ],
  ['drizzle in repositories only', `${feature}/find.service.ts`, 'drizzle-orm', /<noun>\.repository\.ts/],
  ['a routes of an api feature', `${feature}/gyg.routes.ts`, './gyg.repository', /put the call into the service/],
  ['a service of an api feature', `${feature}/gyg.service.ts`, './gyg.routes', /routes → service/],
  ['a policy of an api feature', `${feature}/gyg.policy.ts`, './gyg.service', /routes → service/],
  ['a repository of an api feature', `${feature}/gyg-list.repository.ts`, './gyg.service', /routes → service/],
  ['a presenter of an api feature', `${feature}/gyg.presenter.ts`, './gyg.repository', /routes → service/],
  [
    'an api feature by its index',
    `${feature}/join.service.ts`,
    '../places/place.service',
    /a service function for this/,
  ],
  ['an api feature by its index, from outside', 'api/src/app.ts', './features/gyg/gyg.service', /entered by its index/],
  [
    'an api feature by its index',
    'api/src/features/gygs/write/a.ts',
    '../read/b.service',
    /a service function for this/,
  ],
  [
    'a routes of an api feature',
    'api/src/features/gygs/read/a.routes.ts',
    './a.repository',
    /put the call into the service/,
  ],
  ['a repository by itself', `${feature}/sum.repository.ts`, '../places', /api\/src\/access\/queries/],
  ['no query leaves a feature', `${feature}/index.ts`, './gyg.repository', /export a service function instead/],
  [
    'no query passed on',
    `${feature}/pass.service.ts`,
    "export { find } from './gyg.repository';",
    /a service function that asks it/,
  ],
  [
    'shared queries in repositories only',
    `${feature}/rows.service.ts`,
    '../../access/queries/period.repository',
    /a repository of your feature/,
  ],
  ['floors of a remote: pages', `${booking}/pages/home.ts`, '../remote-entry', /pages\/ lies below that/],
  ['floors of a remote: features', `${booking}/features/book/ui/form.ts`, '../../../pages/home', /down to shared\//],
  ['floors of a remote: shared', `${booking}/shared/up.ts`, '../features/cancel', /down to shared\//],
  ['features of a remote apart', `${booking}/features/book/ui/apart.ts`, '../../cancel', /join them on a page/],
  ['a feature of a remote by its index', `${booking}/pages/form.ts`, '../features/book/ui/form', /from its index\.ts/],
  // Types count too, except in a policy or presenter that imports the row types of its repository.
  [
    'floors of api/src: access',
    'api/src/access/typed.ts',
    "import type { Problem } from '../http/problem';",
    /lies below/,
  ],
  [
    'no tests in the product',
    'api/src/http/typed.ts',
    "import type { Double } from '../testing/double';",
    /never runs/,
  ],
  [
    'a routes of an api feature',
    `${feature}/typed.routes.ts`,
    "import type { Row } from './gyg.repository';",
    /service/,
  ],
];

/** Closes the cycle. A type is sufficient. */
const beside = { 'api/mail/src/two.ts': "import type { One } from './one';" };

/** Imports that follow the rules: a file and its statement. */
const allowed: readonly (readonly [file: string, statement: string])[] = [
  ['api/contract/src/gyg.ts', "import { z } from 'zod';"],
  ['host-shell/tooling/build/bundle.mjs', "import webpack from 'webpack';"],
  ['host-shell/tooling/build/bundle.test.ts', "import 'undici';"],
  ['api/contract/src/version.ts', "import { version } from '../package.json';"],
  ['api/mail/src/worker.ts', "import type { Database } from '@gyg/database';"],
  ['api/identity/src/app.ts', "import { enqueueMail } from '@gyg/mail';"],
  ['api/demo/src/seed.ts', "import { seedGyg } from '@gyg/api/demo-entrance';"],
  ['api/src/access/permit.ts', "import { problem } from '../problem';"],
  ['host-shell/platform/src/session.ts', "import { routes } from '@gyg/contract/routes';"],
  ['host-shell/src/main.tsx', "import { startI18n } from '@gyg/platform/internal';"],
  ['host-shell/server/main.ts', "import { createApi } from '@gyg/api';"],
  ['host-shell/server/version.ts', "import { version } from '../package.json';"],
  ['host-shell/e2e/booking.spec.ts', "import { buildGyg } from '@gyg/contract/testing';"],
  ['widgets/elements/gyg-list/gyg-list.tsx', "import { Card } from '@gyg/design-system/shadow';"],
  ['.storybook/mail.stories.tsx', "import { startI18n } from '@gyg/platform/internal';"],
  [`${feature}/gyg.service.ts`, "import { findGyg } from './gyg.repository';"],
  [`${feature}/gyg.presenter.ts`, "import type { Row } from './gyg.repository';"],
  [`${feature}/index.ts`, "export type { Row } from './gyg.repository';"],
  [`${feature}/join.service.ts`, "import { getPlace } from '../places';"],
  [`${feature}/gyg.repository.ts`, "import { eq } from 'drizzle-orm';"],
  [`${booking}/shared/texts.ts`, "import { useTranslation } from '@gyg/platform';"],
  [`${booking}/shared/steps.test.ts`, "import { buildGyg } from '@gyg/contract/testing';"],
  [`${booking}/pages/home.ts`, "import { BookForm } from '../features/book';"],
  // Tests and stories may load the whole area, to render a screen as the shell does.
  [`${booking}/pages/home.test.ts`, "import area from '../remote-entry';"],
  [`${booking}/features/book/index.ts`, "export { BookForm } from './ui/book-form';"],
  [`${booking}/features/book/ui/book-form.ts`, "import { Steps } from '../../../shared/steps';"],
];

const LIBRARIES = [
  'drizzle-orm',
  'i18next',
  'ky',
  'react',
  'smtp-server',
  'undeclared',
  'undici',
  'webpack',
  'zod',
  'zustand',
];
const statementOf = (imported: string) => (imported.includes(' ') ? imported : `import '${imported}';`);

/** The product's packages with empty entry points, and empty libraries. */
const packages = Object.entries<string>(PACKAGES).map(([name, folder]) => ({
  name,
  folder,
  manifest: JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')),
}));
const surroundings: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'planted', workspaces: Object.values(PACKAGES) }),
  ...Object.fromEntries(
    packages.flatMap(({ folder, manifest }) => [
      [`${folder}/package.json`, JSON.stringify(manifest)],
      ...Object.values<string>(manifest.exports)
        .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('*'))
        .map((file) => [path.posix.join(folder, file), '']),
    ]),
  ),
  ...Object.fromEntries(
    LIBRARIES.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
      [`node_modules/${name}/index.js`, ''],
    ]),
  ),
};

/** The files that a file's statements import relatively. */
function targetsOf([file, statement]: readonly [string, string]): [string, string][] {
  const request = /'(\.[^']*)'/.exec(statement)?.[1];
  if (request === undefined || request.endsWith('.json')) return [];
  const target = path.posix.join(path.posix.dirname(file), request);
  const isFeature = /\/features\/[^/]+$/.test(target) && !target.endsWith('handlers') && !target.endsWith('names');
  return [[isFeature ? `${target}/index.ts` : `${target}.ts`, '']];
}

/** The result of `npm run check -- imports` for these files, by file: `rule: message`. */
async function problemsIn(files: readonly (readonly [string, string])[]): Promise<Map<string, string[]>> {
  const planted = { ...Object.fromEntries(files.flatMap(targetsOf)), ...Object.fromEntries(files) };
  const tree = plantTree({ ...surroundings, ...planted, ...beside });
  for (const { name, folder } of packages) tree.link(`node_modules/${name}`, folder);
  const folders = ['api', 'design-system', 'host-shell', 'remotes', 'widgets', '.storybook'];
  const cruise = [
    at('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    '--config',
    at('host-shell', 'tooling', 'config', 'dependency-cruiser.mjs'),
  ];
  const output = await new Promise<string>((resolve) => {
    const args = [...cruise, '--output-type', 'json', ...folders];
    execFile(process.execPath, args, { cwd: tree.root, maxBuffer: 2 ** 28 }, (_failure, stdout) => resolve(stdout));
  });
  const violations: { from: string; rule: { name: string } }[] = JSON.parse(output).summary.violations;
  const messages = new Map(config.forbidden.map(({ name, comment }) => [name, comment]));
  const byFile = new Map<string, string[]>();
  for (const { from, rule } of violations)
    byFile.set(from, [...(byFile.get(from) ?? []), `${rule.name}: ${messages.get(rule.name)}`]);
  return byFile;
}

it('fails for imports that break a rule, and reports where the code belongs', async () => {
  const problems = await problemsIn(plants.map(([, file, imported]) => [file, statementOf(imported)]));
  const missed = plants.filter(
    ([rule, file, , says]) =>
      !problems.get(file)?.some((problem) => problem.startsWith(`${rule}: `) && says.test(problem)),
  );
  expect(missed).toEqual([]);
});

it('has a test violation for every rule', () => {
  expect(new Set(plants.map(([rule]) => rule))).toEqual(new Set(config.forbidden.map(({ name }) => name)));
});

it('accepts imports that follow the rules', async () => {
  expect(await problemsIn(allowed)).toEqual(new Map());
});
