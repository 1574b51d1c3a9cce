import * as json from '../storage/json';
import { pageStorage } from '../storage/page-storage';

/** `device` is shared by all tabs and visits; `tab` belongs to this tab and survives reloads. */
export type StorageScope = 'device' | 'tab';

/** Reads an object stored as JSON in this browser; undefined if there is none. */
export const readJson = (scope: StorageScope, key: string) => json.readJson(pageStorage[scope], key);

/** Stores an object as JSON; undefined removes it. */
export const writeJson = (scope: StorageScope, key: string, value: object | undefined) =>
  json.writeJson(pageStorage[scope], key, value);
