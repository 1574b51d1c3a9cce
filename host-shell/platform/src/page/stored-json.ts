import * as json from '../storage/json';
import { pageStorage } from '../storage/page-storage';

/** `device` is shared by all tabs and visits; `tab` is this tab's, over its reloads. */
export type StorageScope = 'device' | 'tab';

/** An object that this browser stores as JSON; undefined where there is none. */
export const readJson = (scope: StorageScope, key: string) => json.readJson(pageStorage[scope], key);

/** Stores an object as JSON; undefined removes it. */
export const writeJson = (scope: StorageScope, key: string, value: object | undefined) =>
  json.writeJson(pageStorage[scope], key, value);
