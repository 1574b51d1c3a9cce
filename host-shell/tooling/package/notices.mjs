import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../build/files.mjs';
import { runtimeRows } from './runtime-packages.mjs';

/** The file names in which packages carry their licence, and what it asks to pass on. */
const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
/** The texts of licences, for packages that name one but do not carry it. */
const TEXTS = {
  'Apache-2.0': ['apache-2-0.txt'],
  'LGPL-3.0-or-later': ['lgpl-3-0.txt', 'gpl-3-0.txt'],
  MIT: ['mit.txt'],
};
/** The licences of packages whose package.json has none: as their sources say. */
const STATED_ELSEWHERE = { 'png-js': 'MIT' };

/** Of what the shell declares, its pages contain only this and React. The rest runs in the server, or builds. */
const IN_THE_SHELL = '@module-federation/runtime-tools';

/** The packages that the files for browsers contain: those that any workspace but the shell's declares. */
function packagesInPages(root) {
  const { workspaces } = readJson(root, 'package.json');
  const folders = workspaces
    .filter((workspace) => workspace !== 'host-shell')
    .flatMap((workspace) => {
      if (!workspace.endsWith('/*')) return [workspace];
      const parent = workspace.slice(0, -2);
      return readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`);
    });
  const manifests = folders.map((folder) => path.join(root, folder, 'package.json')).filter((file) => existsSync(file));
  const names = manifests.flatMap((file) => {
    const { dependencies = {}, peerDependencies = {} } = readJson(file);
    return Object.keys({ ...dependencies, ...peerDependencies });
  });
  return [IN_THE_SHELL, ...names].filter((name) => !name.startsWith('@gyg/'));
}

function licenceTexts(folder, licence) {
  const own = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  const texts = own.sort().map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
  if (texts.length > 0) return texts;
  return (TEXTS[licence] ?? []).map((name) =>
    readFileSync(new URL(`licences/${name}`, import.meta.url), 'utf8').trim(),
  );
}

/**
 * The packages of others that an installation contains, with their licences and the texts of these.
 * @param {string} root @param {readonly string[]} inServer the packages that the server loads
 * @returns {{ name: string, version: string, licence: string, source: string, texts: string[] }[]} `source`: where its
 *   sources are, '' if it does not say
 */
export function thirdParties(root, inServer) {
  const names = [...new Set([...packagesInPages(root), ...inServer])].sort();
  const rows = runtimeRows(readJson(root, 'package-lock.json'), names);
  const places = Object.keys(rows).filter((place) => existsSync(path.join(root, place)));
  return places.map((place) => {
    const folder = path.join(root, place);
    const { name, version, license, licenses, repository, homepage } = readJson(folder, 'package.json');
    const stated = license ?? licenses?.[0] ?? STATED_ELSEWHERE[name] ?? '';
    const licence = typeof stated === 'string' ? stated : stated.type;
    const source = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? '';
    return { name, version, licence, source, texts: licenceTexts(folder, licence) };
  });
}

/**
 * The notices that an installation carries: each package with its licence, then the texts, each once.
 * @param {ReturnType<typeof thirdParties>} packages
 * @returns {string}
 */
export function noticesText(packages) {
  const list = packages.map(({ name, version, licence, source }) =>
    [`${name} ${version}`, licence, source].filter(Boolean).join(', '),
  );
  const users = new Map();
  for (const { name, version, texts } of packages)
    for (const text of texts) users.set(text, [...(users.get(text) ?? []), `${name} ${version}`]);
  const texts = [...users].map(([text, names]) => `${'='.repeat(80)}\n${names.join(', ')}\n\n${text}`);
  return `Gyg contains or loads these packages. Their licences are below.\n\n${[...new Set(list)].join('\n')}\n\n${texts.join('\n\n')}\n`;
}
