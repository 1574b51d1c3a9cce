/**
 * `node host-shell/tooling/pack-widgets.mjs <folder>`: writes the package `@gyg/widgets` as a file that npm can install or
 * publish, `gyg-widgets-<version>.tgz`, and prints its path.
 */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { BuildError, runCommand } from './build/build-error.mjs';
import { readJson, writeBelow, writeJson } from './build/files.mjs';
import { bundleElements, listTags } from './build/widgets.mjs';
import { pack } from './packages/pack.mjs';
import { root } from './paths.mjs';
import { describeElements } from './widget-docs/describe.mjs';
import { writeDescriptions } from './widget-docs/manifest.mjs';
import { classTypes } from './widget-docs/types.mjs';

const PLATFORM_TYPES = `export type * from './elements.js';

/**
 * Says which platform the elements of this page belong to. Call it before the first element is on the page; the attribute
 * \`api\` of an element takes precedence. Throws for a text that is no address.
 */
export declare function setPlatform(address: string): void;
`;

/** What package.json says. `jsx` and its kin have types only. */
function manifestOf({ version, license }, tags) {
  const types = (name) => ({ types: `./types/${name}.d.ts` });
  const elements = tags.flatMap((tag) => [
    [`./${tag}.js`, { ...types('elements'), default: `./${tag}.js` }],
    [`./${tag}-element.js`, { ...types(`${tag}-element`), default: `./${tag}-element.js` }],
  ]);
  const typesOnly = ['jsx', 'react', 'preact', 'solid', 'vue'].map((name) => [`./${name}`, types(name)]);
  return {
    name: '@gyg/widgets',
    version,
    description: 'Elements that show gygs on any web page, and let visitors book and propose them.',
    license,
    type: 'module',
    sideEffects: tags.map((tag) => `./${tag}.js`),
    exports: {
      '.': { ...types('index'), default: './index.js' },
      ...Object.fromEntries([...elements, ...typesOnly]),
      './custom-elements.json': './custom-elements.json',
      './html-data.json': './html-data.json',
      './package.json': './package.json',
    },
    customElements: 'custom-elements.json',
  };
}

/**
 * Writes the package into a folder: modules that define an element, modules with its class alone, types, and what editors
 * read.
 * @param {string} to
 */
async function writeWidgetPackage(to) {
  const tags = listTags(root);
  const input = {
    index: path.join(root, 'widgets', 'core', 'set-platform.ts'),
    ...Object.fromEntries(
      tags.flatMap((tag) => [
        [tag, `define ${tag}`],
        [`${tag}-element`, `class ${tag}`],
      ]),
    ),
  };
  const files = await bundleElements(root, input, { isExported: true });
  for (const { name, code } of files) writeBelow(path.join(to, name), code);
  const elements = await describeElements(root, tags);
  writeDescriptions(to, elements, (tag) => `${tag}.js`);
  for (const element of elements)
    writeBelow(path.join(to, 'types', `${element.tag}-element.d.ts`), classTypes(element));
  writeBelow(path.join(to, 'types', 'index.d.ts'), PLATFORM_TYPES);
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(path.join(root, 'widgets', name), path.join(to, name));
  cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  writeJson(path.join(to, 'package.json'), manifestOf(readJson(root, 'widgets', 'package.json'), tags));
}

const [folder] = process.argv.slice(2);
await runCommand(async () => {
  if (folder === undefined) throw new BuildError('Usage: node host-shell/tooling/pack-widgets.mjs <folder>');
  await pack(writeWidgetPackage, path.resolve(folder));
});
