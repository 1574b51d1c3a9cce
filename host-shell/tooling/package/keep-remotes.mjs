import gt from 'semver/functions/gt.js';
import { assertFitsShell } from '../build/shared-versions.mjs';
import { changeRows, TABLE } from '../deploy/change-rows.mjs';
import { folderPlace, textIn } from '../deploy/folder-place.mjs';
import { historyKey, mergedHistory, readHistory } from '../deploy/history.mjs';
import { rowsIn } from '../deploy/table-text.mjs';

/**
 * What a remote has after an upgrade: the build with the newer version, the packaged one if they are equal. A canary stays
 * while it is newer than that.
 * @typedef {import('../deploy/history.mjs').Row} Row
 * @param {string} name @param {Row} earlier @param {Row} [packaged]
 * @returns {{ row: Row, taken: { build: Row, label: string }[] }} taken: the builds of the earlier folder
 */
function afterUpgrade(name, { canary, ...earlier }, packaged) {
  const stays = packaged === undefined || gt(earlier.version, packaged.version);
  const row = stays ? earlier : packaged;
  const taken = stays ? [{ build: row, label: `${name} ${row.version}` }] : [];
  if (canary === undefined || !gt(canary.version, row.version)) return { row, taken };
  const label = `the canary ${canary.version} of ${name}`;
  return { row: { ...row, canary }, taken: [...taken, { build: canary, label }] };
}

/**
 * Takes over what teams deployed to the folder of the version before: newer builds, canaries, remotes of other
 * repositories, and the builds that each remote can go back to. Their files must have been copied.
 * @param {string} earlier @param {string} folder of the new version
 * @returns {Promise<string[]>} the builds that were taken over, such as `booking 1.2.0`
 * @throws {BuildError} if the new version could not run one of them
 */
export async function keepRemotes(earlier, folder) {
  const [from, place] = [folderPlace(earlier), folderPlace(folder)];
  const packaged = rowsIn(await textIn(place, TABLE));
  const changes = {};
  for (const [name, before] of Object.entries(rowsIn(await textIn(from, TABLE), `${TABLE} of ${earlier}`))) {
    const { row, taken } = afterUpgrade(name, before, packaged[name]);
    for (const { build } of taken) await assertFitsShell(place, name, build);
    const earlierHistory = readHistory(await textIn(from, historyKey(name)), name);
    changes[name] = ({ history }) => ({
      row,
      history: mergedHistory(earlierHistory, history),
      done: taken.map(({ label }) => label).join(' and '),
    });
  }
  const { done } = await changeRows(place, changes);
  return done.filter((labels) => labels !== '');
}
