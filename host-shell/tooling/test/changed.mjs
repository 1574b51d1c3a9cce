import { readFileSync } from 'node:fs';
import path from 'node:path';
import { at, root } from '../paths.mjs';
import { bold } from '../terminal.mjs';
import { allFiles, changedFiles } from './changed-files.mjs';
import { importGraph } from './import-graph.mjs';
import { ASSEMBLED, JOURNEYS, ONLY_CHECKED, READ_BY, SHARED_ROOTS, WHOLE_API } from './touched.mjs';

const TEST = /\.(test|stories)\.tsx?$/;
const SPEC = /^host-shell\/e2e\/(.+)\.spec\.ts$/;
const SOURCE = /\.([mc]?[jt]sx?|css)$/;

/** Selects the tests of each stage. A stage's projects ignore files that are not theirs. */
const ENGINE = /^(api\/(?!contract|mail\/src\/templates|demo\/src\/pictures)|host-shell\/server\/identity-and-api\/)/;
const STAGE_TESTS = {
  sqlite: (file) => ENGINE.test(file),
  postgres: (file) =>
    ENGINE.test(file) &&
    (/\.(engines|concurrency)\.test/.test(file) || file.startsWith('api/database/')) &&
    !WHOLE_API.some(({ tests }) => tests.test(file)),
  unit: (file) =>
    /^(api\/(contract|mail\/src\/templates|demo\/src\/pictures)|host-shell\/(tooling|server)|\.storybook|design-system\/(art|tokens)|widgets\/demo)\//.test(
      file,
    ) && !file.endsWith('.stories.tsx'),
  web: (file) =>
    /^(design-system\/(src|elements)|host-shell\/(src|platform)|remotes|widgets\/(core|elements|loader))\//.test(
      file,
    ) &&
    /\.test\.tsx?$/.test(file) &&
    !/\.browser\.test/.test(file),
  stories: (file) => file.endsWith('.stories.tsx'),
  browser: (file) => /\.browser\.test\.tsx?$/.test(file) && !/under-preact/.test(file),
};

function packagesIn(files) {
  const manifests = files.filter((file) => path.basename(file) === 'package.json');
  return Object.fromEntries(
    manifests.map((file) => {
      const { name, exports } = JSON.parse(readFileSync(at(file), 'utf8'));
      return [name, { folder: path.posix.dirname(file), exports }];
    }),
  );
}

const workspaceOf = (file) =>
  /^((api|host-shell)\/(contract|database|identity|mail|demo|platform)|remotes\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '';

/** Tests that read a file without importing it: those beside it, or below the nearest folder that has any. */
function readers(file, tests) {
  const row = READ_BY.find((one) => one.file.test(file));
  if (row?.tests === 'same workspace') return tests.filter((test) => workspaceOf(test) === workspaceOf(file));
  if (row !== undefined) return tests.filter((test) => row.tests.test(test));
  if (SOURCE.test(file)) return [];
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    const beside = tests.filter((test) => test.startsWith(`${folder}/`));
    if (beside.length > 0) return beside;
  }
  return [];
}

/** If more stories and tests of screens and remotes than this use a component, not all of them run. */
const MANY = 12;
const isScreen = (file) => /^(remotes|host-shell|widgets)\//.test(file);

/**
 * The tests that a change requires: by imports, and by the tables in `touched.mjs`.
 * @param {{ changed: readonly string[], files: readonly string[], reaching(changed: readonly string[]):
 *   ReadonlySet<string> }} given
 * @returns {{ everything?: string, tests: string[], leftOut: string[], specs: string[] }}
 */
export function touchedBy({ changed, files, reaching }) {
  const root = changed.find((file) => SHARED_ROOTS.test(file));
  if (root !== undefined) return { everything: root, tests: [], leftOut: [], specs: [] };
  const tests = files.filter((file) => TEST.test(file));
  const relevant = changed.filter((file) => !ONLY_CHECKED.test(file));
  const reached = reaching(relevant.filter((file) => SOURCE.test(file)));
  // A feature's tests call it over HTTP and do not import it, so add the tests beside reached files.
  const folders = new Set(
    [...reached].filter((file) => file.startsWith('api/')).map((file) => path.posix.dirname(file)),
  );
  const found = new Set(tests.filter((test) => reached.has(test) || folders.has(path.posix.dirname(test))));
  for (const file of relevant) for (const test of readers(file, tests)) found.add(test);
  if ([...reached].some((file) => file.startsWith('.storybook/preview'))) {
    for (const test of tests) if (test.endsWith('.stories.tsx')) found.add(test);
  }
  for (const whole of WHOLE_API) {
    if (!relevant.some((file) => whole.files.test(file) && !TEST.test(file))) continue;
    for (const test of tests) if (whole.tests.test(test)) found.add(test);
  }
  const onlyComponents =
    relevant.length > 0 && relevant.every((file) => file.startsWith('design-system/src/components/'));
  const screens = [...found].filter((file) => file.endsWith('.stories.tsx') && isScreen(file));
  const leftOut = onlyComponents && screens.length > MANY ? screens.slice(MANY) : [];
  for (const file of leftOut) found.delete(file);
  const rows = JOURNEYS.filter((row) => relevant.some((file) => row.files.test(file) && !TEST.test(file)));
  const specs = new Set([
    ...rows.flatMap((row) => row.specs),
    ...relevant.flatMap((file) => SPEC.exec(file)?.[1] ?? []),
    ...[...reached].flatMap((file) => SPEC.exec(file)?.[1] ?? []),
  ]);
  return { tests: [...found], leftOut, specs: [...specs] };
}

const listed = (files) =>
  files.length <= 3 ? files.join(', ') : `${files.slice(0, 3).join(', ')} and ${files.length - 3} more`;

/**
 * The stages that a change requires, each with its files, and messages about them.
 * @param {{ base?: string, stages: readonly { name: string, needs?: string[] }[] }} given
 */
export function planChanged({ base, stages }) {
  const changes = changedFiles(base);
  if (changes.problem !== undefined) return { words: [changes.problem], stages: [] };
  const { since, files: changed } = changes;
  if (changed.length === 0) return { words: [`Nothing differs from ${since}.`], stages: [] };
  const words = [bold(`Since ${since}: ${changed.length} files (${listed(changed)})`)];
  const files = allFiles();
  const graph = importGraph(root, files, packagesIn(files));
  const touched = touchedBy({
    changed,
    files,
    reaching: (from) => graph.reaching(from, (file) => ASSEMBLED.test(file)),
  });
  if (touched.everything !== undefined) {
    return { words: [...words, `  Everything runs: ${touched.everything} is shared by all.`], stages };
  }
  const chosen = [];
  const add = (name, why, only = undefined) => {
    const stage = stages.find((one) => one.name === name);
    // Some journeys are short enough to run beside two other stages.
    chosen.push(only === undefined ? stage : { ...stage, slots: 1, files: only });
    words.push(`  ${name.padEnd(9)} ${why}`);
  };
  add('check', 'all of it');
  for (const [name, isOf] of Object.entries(STAGE_TESTS)) {
    const own = touched.tests.filter(isOf);
    if (own.length > 0) add(name, `${own.length} files that reach the change: ${listed(own)}`, own);
  }
  if (changed.some((file) => /^design-system\/(src|elements)\/.+(?<!\.test)\.(tsx?|css)$/.test(file))) {
    add('elements', 'components in shadow roots');
  }
  if (touched.specs.length > 0) {
    add('product', 'for the journeys');
    add(
      'e2e',
      `journeys: ${touched.specs.join(', ')}`,
      // With the folder, because a name may end with another one.
      touched.specs.map((spec) => `e2e/${spec}.spec.ts`),
    );
  }
  if (touched.leftOut.length > 0) {
    words.push(
      `  not run: the stories of ${touched.leftOut.length} more screens that use the component; npm test runs them`,
    );
  }
  const inOrder = stages.flatMap(({ name }) => chosen.find((stage) => stage.name === name) ?? []);
  return { words, stages: inOrder };
}
