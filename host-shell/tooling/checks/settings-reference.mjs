/**
 * @typedef {{ name: string, value: string, does: string, more: string, otherwise: string, required: string }} Setting
 *   as `describeSettings` returns it
 * @typedef {{ title: string, says: string, settings: Setting[] }} Group
 */

const SOURCE = 'host-shell/server/settings/schema';
const COMMAND = 'node host-shell/tooling/settings-reference.mjs';

/** The files made from the settings' schema. */
const NAMES = 'host-shell/server/settings/setting-names.mjs';
const REFERENCE = 'host-shell/docs/settings.md';

const plain = (text) => text.replaceAll('`', '');
const cell = (text) => text.replaceAll('|', '\\|');

function helpOf({ value, does, otherwise, required }) {
  const notes = [...(otherwise === '' ? [] : [otherwise]), ...(required === '' ? [] : [`required ${required}`])];
  return [value, plain(notes.length === 0 ? does : `${does} (${notes.join('; ')})`)];
}

/** The module that `--help` and flags are read from. It is plain JavaScript, so tools can use it before the build. */
function namesModule(groups) {
  const rows = groups.flatMap(({ settings }) =>
    settings.map((setting) => `  ${setting.name}: ${JSON.stringify(helpOf(setting)).replace('","', '", "')},`),
  );
  return [
    `// Made by \`${COMMAND}\` from ${SOURCE}.`,
    '/**',
    ' * All settings by environment variable: a placeholder for the value, and a description.',
    ' * @type {Readonly<Record<string, readonly [value: string, does: string]>>}',
    ' */',
    'export const settingNames = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

function row({ name, does, more, otherwise, required }) {
  const must = required === '' ? '' : ` Required ${required}.`;
  const says = more === '' && must === '' ? does : `${does}.${more === '' ? '' : ` ${more}`}${must}`;
  return `| ${[`\`${name}\``, otherwise, says].map(cell).join(' | ')} |`;
}

const chapter = ({ title, says, settings }) =>
  [
    `## ${title}`,
    ...(says === '' ? [] : [says]),
    ['| variable | default | meaning |', '| --- | --- | --- |', ...settings.map(row)].join('\n'),
  ].join('\n\n');

/** The reference of all settings. */
const reference = (groups) =>
  `${[
    `<!-- Made by \`${COMMAND}\` from ${SOURCE}. -->`,
    '# Settings',
    'Each setting is an environment variable or a flag: `DATA_DIR=/srv/gyg npm start` is the same as `npm start -- --data-dir /srv/gyg`. [running.md](running.md) describes how to run the platform. An empty variable counts as not set.',
    ...groups.map(chapter),
  ].join('\n\n')}\n`;

/**
 * The files that are made from the settings' schema, with their contents.
 * @param {(file: string) => Promise<any>} load loads a TypeScript module
 * @returns {Promise<Record<string, string>>}
 */
export async function settingsFiles(load) {
  const { describeSettings } = await load(`${SOURCE}/describe-settings.ts`);
  const groups = describeSettings();
  return { [NAMES]: namesModule(groups), [REFERENCE]: reference(groups) };
}

/**
 * The help and the reference of the settings are made from their schema.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @param {(file: string) => Promise<any>} load
 * @returns {Promise<import('./source-tree.mjs').Problem[]>}
 */
export async function checkSettingsReference(tree, load) {
  const stale = Object.entries(await settingsFiles(load)).filter(
    ([file, text]) => !tree.files.includes(file) || tree.read(file) !== text,
  );
  return stale.map(([file]) => ({
    file,
    message: `differs from the schema of the settings. Run: ${COMMAND}`,
  }));
}
