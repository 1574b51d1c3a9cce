import { settingsFiles } from '../settings-docs/schema.mjs';

/**
 * The help and the reference of the settings are made from their schema.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @param {(file: string) => Promise<any>} load
 * @returns {Promise<import('./source-tree.mjs').Problem[]>}
 */
export async function checkSettingsReference(tree, load) {
  const made = await settingsFiles(load);
  const stale = Object.entries(made).filter(([file, text]) => !tree.files.includes(file) || tree.read(file) !== text);
  return stale.map(([file]) => ({
    file,
    message: 'differs from the schema of the settings. Run: node host-shell/tooling/settings-reference.mjs',
  }));
}
