import { navigationRoles } from './navigation-roles';
import type { ParsedRemoteTable } from './parse-remote-table';
import type { HotRemoteRow, NavigationEntry, RemoteBuild, ServedRow } from './remote-row';

/*
 * What a page checks of /remotes.json. The server has parsed every row by its schema and settled all claims, so a page only
 * makes sure that what it got is such rows: without the schema's library, which is larger than all of this.
 */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** The URL of a script or style: from the root, or http(s). Never `//host`. */
const isAddress = (value: unknown): value is string => isText(value) && /^(\/(?!\/)|https?:\/\/[^/])/.test(value);
const isHash = (value: unknown): value is string =>
  isText(value) && /^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/.test(value);

const isFile = (value: unknown): value is RemoteBuild['prefetch'][number] =>
  isObject(value) && 'href' in value && isAddress(value.href) && 'integrity' in value && isHash(value.integrity);

const isRole = (value: unknown): boolean => navigationRoles.some((role) => role === value);

const isEntry = (value: unknown): value is NavigationEntry =>
  isObject(value) &&
  'path' in value &&
  isText(value.path) &&
  'labels' in value &&
  isObject(value.labels) &&
  'en' in value.labels &&
  isText(value.labels.en) &&
  'sv' in value.labels &&
  isText(value.labels.sv) &&
  'roles' in value &&
  isTexts(value.roles) &&
  value.roles.every(isRole) &&
  'order' in value &&
  typeof value.order === 'number' &&
  'place' in value &&
  (value.place === 'bar' || value.place === 'menu');

const isHotBuild = (value: unknown): value is Omit<RemoteBuild, 'integrity'> & { integrity?: string } =>
  isObject(value) &&
  'entry' in value &&
  isAddress(value.entry) &&
  (!('integrity' in value) || isHash(value.integrity)) &&
  'version' in value &&
  isText(value.version) &&
  'platform' in value &&
  isText(value.platform) &&
  'designSystem' in value &&
  isText(value.designSystem) &&
  'react' in value &&
  isText(value.react) &&
  'basePaths' in value &&
  isTexts(value.basePaths) &&
  'dialogs' in value &&
  isTexts(value.dialogs) &&
  'prefetch' in value &&
  Array.isArray(value.prefetch) &&
  value.prefetch.every(isFile) &&
  'navigation' in value &&
  Array.isArray(value.navigation) &&
  value.navigation.every(isEntry);

const isBuild = (value: unknown): value is RemoteBuild => isHotBuild(value) && 'integrity' in value;

const isHotRow = (value: unknown): value is HotRemoteRow =>
  isHotBuild(value) && (!('fallback' in value) || value.fallback === undefined || isBuild(value.fallback));
const isServedRow = (value: unknown): value is ServedRow => isHotRow(value) && isBuild(value);

function readWith<Row>(isRow: (value: unknown) => value is Row, json: unknown): ParsedRemoteTable<Row> {
  if (!isObject(json) || Array.isArray(json)) throw new TypeError('The table of remotes is not an object');
  const table: Record<string, Row> = {};
  const leftOut: string[] = [];
  for (const [name, row] of Object.entries(json)) {
    if (isRow(row)) table[name] = row;
    else leftOut.push(name);
  }
  if (Object.keys(table).length + leftOut.length === 0) throw new TypeError('The table of remotes has no rows');
  const problems = leftOut.map((remote) => ({
    remote,
    reason: 'left out: row: none that can be used',
  }));
  return { table, problems, leftOut };
}

/**
 * Reads what a page gets from /remotes.json. A row that cannot be used affects only its remote.
 * @throws {TypeError} if there are no rows
 */
export const readServedTable = (json: unknown): ParsedRemoteTable<ServedRow> => readWith(isServedRow, json);

/** The same for a development server, whose rows need no hash. */
export const readHotTable = (json: unknown): ParsedRemoteTable<HotRemoteRow> => readWith(isHotRow, json);
