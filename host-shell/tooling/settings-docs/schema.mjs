import { NAMES, namesModule, REFERENCE, reference } from './render.mjs';

const SCHEMA = 'host-shell/server/settings/schema/describe-settings.ts';

/**
 * The files that are made from the settings' schema, with their contents.
 * @param {(file: string) => Promise<any>} load loads a TypeScript module
 * @returns {Promise<Record<string, string>>}
 */
export async function settingsFiles(load) {
  const { describeSettings } = await load(SCHEMA);
  const groups = describeSettings();
  return { [NAMES]: namesModule(groups), [REFERENCE]: reference(groups) };
}
