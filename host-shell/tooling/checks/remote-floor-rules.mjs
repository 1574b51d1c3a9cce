import { REMOTE_FLOORS } from './import-table.mjs';

const INSIDE = /^remotes\/([^/]+)\/src\/(?:([^/]+)\/(?:([^/]+)(?:\/(.*))?)?)?/;

/** Tests and stories may start the whole area, to see a screen as the shell shows it. */
const IN_TESTS = /\.(test|stories)\.tsx?$/;

/** Where a file of a remote lives: its floor, and its feature when it is on that floor. */
function addressOf(file) {
  const found = INSIDE.exec(file);
  if (found === null) return undefined;
  const [, remote, folder, second, rest] = found;
  // Files beside the floors (remote-entry.tsx) put the remote together, as app does; texts are data for all.
  const floor = REMOTE_FLOORS.indexOf(folder ?? 'app');
  return { remote, floor, feature: folder === 'features' ? second : undefined, rest };
}

/** `app → pages → features → shared`; a feature is entered by its index, and features do not import each other. */
export function checkRemoteFloors(file, target) {
  const [from, to] = [addressOf(file), addressOf(target)];
  if (from === undefined || to === undefined || from.remote !== to.remote || to.floor < 0) return undefined;
  if (IN_TESTS.test(file) && /\/src\/remote-entry$/.test(target)) return undefined;
  if (from.floor > to.floor) {
    const [own, other] = [REMOTE_FLOORS[from.floor], REMOTE_FLOORS[to.floor]];
    return `imports ${target}: ${own}/ lies below ${other}/ (app → pages → features → shared); move what both need down to shared/`;
  }
  if (to.feature === undefined || from.feature === to.feature) return undefined;
  if (from.feature !== undefined) {
    return `imports the feature ${to.feature}: features do not know each other; join them on a page, or move what both need to shared/`;
  }
  if (to.rest !== undefined && !/^index(\.ts)?$/.test(to.rest)) {
    return `imports the inside of the feature ${to.feature}; enter it by features/${to.feature} and export what is needed from its index.ts`;
  }
  return undefined;
}
