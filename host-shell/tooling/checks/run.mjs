/**
 * Runs our checks by name: `node host-shell/tooling/checks/run.mjs [elements layout names …]`. `--in <folder>` shows what they
 * find there alone.
 */
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { at, root } from '../paths.mjs';
import { say } from '../terminal.mjs';
import { checkDocLinks } from './doc-links.mjs';
import { checkElements } from './elements.mjs';
import { checkLayout } from './layout.mjs';
import { checkRemoteSchema } from './remote-schema.mjs';
import { checkSettingsReference } from './settings-reference.mjs';
import { checkShortTexts } from './short-texts.mjs';
import { sourceTree } from './source-tree.mjs';
import { checkStories } from './stories.mjs';
import { checkTranslations } from './translations.mjs';
import { checkWidgetDocs } from './widget-docs.mjs';
import { checkWords } from './words.mjs';

const load = (file) => tsImport(pathToFileURL(at(file)).href, import.meta.url);

const CHECKS = {
  elements: [checkElements, (tree) => checkWidgetDocs(tree, load)],
  layout: [checkLayout],
  remotes: [checkRemoteSchema],
  names: [checkWords],
  translations: [checkTranslations],
  stories: [checkStories],
  docs: [checkDocLinks, (tree) => [...checkShortTexts(tree)]],
  settings: [(tree) => checkSettingsReference(tree, load)],
};
const names = process.argv.slice(2);
const place = names.indexOf('--in');
const [, folder = ''] = place === -1 ? [] : names.splice(place, 2);
const unknown = names.filter((name) => !Object.hasOwn(CHECKS, name));
if (unknown.length > 0) {
  say(`No rule is called ${unknown.join(', ')}. There are: ${Object.keys(CHECKS).join(', ')}`);
  process.exit(1);
}
const tree = sourceTree(root);
const wanted = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name));
const results = await Promise.all(wanted.flatMap(([, checks]) => checks.map((check) => check(tree))));
const problems = results.flat().filter(({ file }) => file.startsWith(folder));
for (const { file, line, message } of problems) say(`${line === undefined ? file : `${file}:${line}`} ${message}`);
process.exitCode = problems.length > 0 ? 1 : 0;
