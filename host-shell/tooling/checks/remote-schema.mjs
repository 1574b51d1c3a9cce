import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { editorSchema } from '../remote-schema/remote-json.mjs';
import { routeProblems } from '../remote-schema/routes.mjs';

/** The JSON schema of remote.json. */
export const SCHEMA_FILE = 'host-shell/tooling/remote-schema/remote.schema.json';

const REMOTE = /^remotes\/[^/]+\/remote\.json$/;

/** A "$schema" that names another file, routes that no path claims, and claimed paths without a route. */
function remoteProblems(tree, file) {
  const { $schema: schema, name, basePaths = [] } = JSON.parse(tree.read(file));
  const entry = file.replace(/remote\.json$/, 'src/remote-entry.tsx');
  const isAstray = schema !== undefined && path.posix.join(path.posix.dirname(file), schema) !== SCHEMA_FILE;
  return [
    ...(isAstray ? [`names the schema ${schema}; its schema is ../../${SCHEMA_FILE}`] : []),
    ...(tree.files.includes(entry) ? routeProblems({ name, basePaths, entry: tree.read(entry) }) : []),
  ].map((message) => ({ file, message }));
}

/**
 * The schema file of remote.json must be the one that its Zod schema generates, and a "$schema" in a remote.json must
 * point to it. Its paths and the routes of its entry must be the same.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkRemoteSchema(tree) {
  const current = tree.files.includes(SCHEMA_FILE) ? JSON.parse(tree.read(SCHEMA_FILE)) : undefined;
  const problems = tree.files.filter((file) => REMOTE.test(file)).flatMap((file) => remoteProblems(tree, file));
  if (isDeepStrictEqual(current, JSON.parse(editorSchema()))) return problems;
  const message = 'differs from remote-json.mjs beside it; run node host-shell/tooling/remote-schema.mjs';
  return [{ file: SCHEMA_FILE, message }, ...problems];
}
