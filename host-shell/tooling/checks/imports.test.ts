import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import config from '../config/dependency-cruiser.mjs';
import { PACKAGES } from '../config/imports/places.mjs';
import { at } from '../paths.mjs';
import { allowed, beside, plants } from './planted-imports';
import { plantTree } from './planted-tree';

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
  const found: { from: string; rule: { name: string } }[] = JSON.parse(output).summary.violations;
  const messages = new Map(config.forbidden.map(({ name, comment }) => [name, comment]));
  const byFile = new Map<string, string[]>();
  for (const { from, rule } of found)
    byFile.set(from, [...(byFile.get(from) ?? []), `${rule.name}: ${messages.get(rule.name)}`]);
  return byFile;
}

it('fails for imports that break a rule, and reports where the code belongs', async () => {
  const problems = await problemsIn(plants.map(([, file, imported]) => [file, statementOf(imported)]));
  const missed = plants.filter(
    ([rule, file, , says]) => !problems.get(file)?.some((one) => one.startsWith(`${rule}: `) && says.test(one)),
  );
  expect(missed).toEqual([]);
});

it('has a test violation for every rule', () => {
  expect(new Set(plants.map(([rule]) => rule))).toEqual(new Set(config.forbidden.map(({ name }) => name)));
});

it('accepts imports that follow the rules', async () => {
  expect(await problemsIn(allowed)).toEqual(new Map());
});
