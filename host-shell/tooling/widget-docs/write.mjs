import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { htmlDataOf, manifestOf } from './manifest.mjs';
import { typeFiles } from './types.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes what editors read into a folder: custom-elements.json, html-data.json and types/.
 * @param {string} folder
 * @param {import('./describe.mjs').DescribedElement[]} elements
 * @param {(tag: string) => string} moduleOf the module of an element, from the folder
 */
export function writeDescriptions(folder, elements, moduleOf) {
  mkdirSync(path.join(folder, 'types'), { recursive: true });
  writeFileSync(path.join(folder, 'custom-elements.json'), json(manifestOf(elements, moduleOf)));
  writeFileSync(path.join(folder, 'html-data.json'), json(htmlDataOf(elements)));
  for (const [name, text] of Object.entries(typeFiles(elements))) writeFileSync(path.join(folder, 'types', name), text);
}
