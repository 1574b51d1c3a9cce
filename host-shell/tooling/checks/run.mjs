/**
 * Runs our checks by name: `node host-shell/tooling/checks/run.mjs [elements layout style …]`. `--in <folder>` shows what they
 * find there alone.
 */
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { at, root } from '../paths.mjs';
import { say } from '../terminal.mjs';
import { checkComponentFolders } from './component-folders.mjs';
import { checkDocLinks } from './doc-links.mjs';
import { checkElements } from './elements.mjs';
import { checkLayout } from './layout.mjs';
import { checkPartnerProperties } from './partner-properties.mjs';
import { checkRemoteSchema } from './remote-schema.mjs';
import { checkRetiredNames } from './retired-names.mjs';
import { checkScreenStories } from './screen-stories.mjs';
import { checkSettingsReference } from './settings-reference.mjs';
import { sourceTree } from './source-tree.mjs';
import { checkStyleLiterals } from './style-literals.mjs';
import { checkTranslations } from './translations.mjs';
import { checkWidgetDocs } from './widget-docs.mjs';

const load = (file) => tsImport(pathToFileURL(at(file)).href, import.meta.url);

const CHECKS = {
  elements: [checkElements, (tree) => checkWidgetDocs(tree, load)],
  layout: [checkLayout],
  remotes: [checkRemoteSchema],
  names: [checkRetiredNames],
  translations: [(tree) => checkTranslations(tree, load)],
  style: [checkStyleLiterals, checkPartnerProperties],
  components: [checkComponentFolders],
  stories: [checkScreenStories],
  docs: [checkDocLinks],
  settings: [(tree) => checkSettingsReference(tree, load)],
};
const names = process.argv.slice(2);
const place = names.indexOf('--in');
const [, folder = ''] = place === -1 ? [] : names.splice(place, 2);
const tree = sourceTree(root);
const wanted = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name));
const found = await Promise.all(wanted.flatMap(([, checks]) => checks.map((check) => check(tree))));
const problems = found.flat().filter(({ file }) => file.startsWith(folder));
for (const { file, line, message } of problems) say(`${line === undefined ? file : `${file}:${line}`} ${message}`);
process.exitCode = problems.length > 0 ? 1 : 0;
