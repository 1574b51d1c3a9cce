import { readFileSync } from 'node:fs';

/** The files of a new remote, and the templates that they are made of. */
const FILES = {
  'package.json': 'package.json',
  'remote.json': 'remote.json',
  'src/remote-entry.tsx': 'remote-entry.tsx',
  'src/pages/start/start-page.tsx': 'start-page.tsx',
  'src/pages/start/start-page.stories.tsx': 'start-page.stories.tsx',
  'src/pages/start/start-page.test.tsx': 'start-page.test.tsx',
  'src/testing/area-screen.tsx': 'area-screen.tsx',
  'src/translations/en.json': 'en.json',
  'src/translations/sv.json': 'sv.json',
};

const templateOf = (name) => readFileSync(new URL(`./template/${name}.template`, import.meta.url), 'utf8');

/** `food-rescue` is "Food rescue". @param {string} name */
export const titleOf = (name) => {
  const words = name.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
};

/**
 * The files of a new remote by their paths in its folder.
 * @param {string} name
 * @param {{ react: string, platform: string }} versions of the tree
 * @returns {Record<string, string>}
 */
export function remoteFiles(name, { react, platform }) {
  const values = { name, key: name.includes('-') ? `'${name}'` : name, title: titleOf(name), react, platform };
  const fill = (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, key) => values[key]);
  return Object.fromEntries(Object.entries(FILES).map(([file, template]) => [file, fill(templateOf(template))]));
}
