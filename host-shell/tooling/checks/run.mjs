/** Our own checks, by name: `node host-shell/tooling/checks/run.mjs [elements layout style …]`. */
import { root } from '../paths.mjs';
import { say } from '../terminal.mjs';
import { checkComponentFolders } from './component-folders.mjs';
import { checkElements } from './elements.mjs';
import { checkLayout } from './layout.mjs';
import { checkPartnerProperties } from './partner-properties.mjs';
import { checkScreenStories } from './screen-stories.mjs';
import { sourceTree } from './source-tree.mjs';
import { checkStyleLiterals } from './style-literals.mjs';
import { checkTranslations } from './translations.mjs';

const CHECKS = {
  elements: [checkElements],
  layout: [checkLayout],
  translations: [checkTranslations],
  style: [checkStyleLiterals, checkPartnerProperties],
  components: [checkComponentFolders],
  stories: [checkScreenStories],
};
const names = process.argv.slice(2);
const tree = sourceTree(root);
const problems = Object.entries(CHECKS)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .flatMap(([, checks]) => checks.flatMap((check) => check(tree)));
for (const { file, line, message } of problems) say(`${line === undefined ? file : `${file}:${line}`} ${message}`);
process.exitCode = problems.length > 0 ? 1 : 0;
