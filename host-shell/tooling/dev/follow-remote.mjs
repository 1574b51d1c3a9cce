import { watch } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { BuildError } from '../build/build-error.mjs';
import { forgetRow } from '../build/deploy-table.mjs';
import { textIf } from '../build/files.mjs';
import { listRemotes } from '../build/remotes.mjs';
import { rangesOf, sharedVersions } from '../build/shared-versions.mjs';
import { assertAccepted } from '../deploy/accepted.mjs';
import { folderPlace } from '../deploy/folder-place.mjs';
import { rowsIn, withRow } from '../deploy/table-text.mjs';
import { routeProblems } from '../remote-schema/routes.mjs';
import { red, yellow } from '../terminal.mjs';

/** Editors write a file in several steps. */
const SETTLED_MS = 80;

/**
 * Writes what a remote's remote.json says into its row of the table: version, paths, dialogs, menu entries. The server reads
 * the table at each request.
 * @param {{ root: string, dist: string, name: string }} options
 * @returns {Promise<boolean>} whether the row was another one
 * @throws {BuildError} if remote.json is wrong, or a server would not accept the row; the table stays as it is
 */
async function applyRemoteJson({ root, dist, name }) {
  const remote = listRemotes(root).find((candidate) => candidate.name === name);
  if (remote === undefined) throw new BuildError(`remotes/${name}/remote.json is missing.`);
  const { version, basePaths, dialogs, navigation } = remote;
  const place = folderPlace(dist);
  let changed = false;
  await place.exclusively(() =>
    place.change('remotes.json', async (text) => {
      const rows = rowsIn(text);
      const declared = { version, ...rangesOf(remote, sharedVersions(root)), basePaths, dialogs, navigation };
      const row = { ...rows[name], ...declared };
      changed = !isDeepStrictEqual(row, rows[name]);
      if (!changed) return text;
      const next = withRow(text, name, row);
      await assertAccepted(rows, rowsIn(next));
      return next;
    }),
  );
  // The row no longer belongs to the build: the next one writes it again.
  if (changed) forgetRow(dist, name);
  return changed;
}

/**
 * Keeps the row of a hot remote as its remote.json says, and warns about routes that no path claims and paths without a route.
 * @param {{ root: string, dist: string, name: string, onChange: () => void, say: (text: string) => void }} options onChange:
 *   the row has changed, so open pages need the new table
 * @returns {{ ready: Promise<void>, stop(): void }}
 */
export function followRemote({ root, dist, name, onChange, say }) {
  const folder = path.join(root, 'remotes', name);
  const json = path.join(folder, 'remote.json');
  const entry = path.join(folder, 'src', 'remote-entry.tsx');
  let seen;
  let warned = '';

  async function follow() {
    const texts = `${textIf(json)}\0${textIf(entry)}`;
    if (texts === seen) return;
    const isFirst = seen === undefined;
    seen = texts;
    try {
      const changed = await applyRemoteJson({ root, dist, name });
      const { basePaths } = listRemotes(root).find((candidate) => candidate.name === name);
      const warning = routeProblems({ name, basePaths, entry: textIf(entry) ?? '' }).join('\n');
      if (warning !== warned && warning !== '') say(yellow(warning));
      warned = warning;
      if (changed && !isFirst)
        say(`  ${name.padEnd(12)} remote.json is followed: paths, dialogs and menu entries are new`);
      if (changed) onChange();
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      say(`${red(error.message)}\n  The row of ${name} stays as it was.`);
    }
  }

  // One after the other, since both write the table.
  let last = follow();
  const ready = last;
  let timer;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(follow);
    }, SETTLED_MS);
  };
  const watchers = [folder, path.dirname(entry)].map((place) =>
    watch(place, (_event, file) => {
      if (file === null || file === 'remote.json' || file === 'remote-entry.tsx') later();
    }),
  );
  return {
    ready,
    stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
