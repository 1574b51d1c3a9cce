import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { editorSchema } from '../remote-schema/remote-json.mjs';
import { routeProblems } from '../remote-schema/routes.mjs';

/** The JSON schema of remote.json. */
export const SCHEMA_FILE = 'host-shell/tooling/remote-schema/remote.schema.json';

const REMOTE = /^remotes\/[^/]+\/remote\.json$/;

/** Routes that no path claims, and claimed paths without a route. */
function routesAstray(tree) {
  return tree.files
    .filter((file) => REMOTE.test(file))
    .flatMap((file) => {
      const { name, basePaths = [] } = JSON.parse(tree.read(file));
      const entry = file.replace(/remote\.json$/, 'src/remote-entry.tsx');
      if (!tree.files.includes(entry)) return [];
      return routeProblems({ name, basePaths, entry: tree.read(entry) }).map((message) => ({ file, message }));
    });
}

/**
 * The schema file of remote.json must be the one that its Zod schema generates, and a "$schema" in a remote.json must
 * point to it. Its paths and the routes of its entry must be the same.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkRemoteSchema(tree) {
  const current = tree.files.includes(SCHEMA_FILE) ? JSON.parse(tree.read(SCHEMA_FILE)) : undefined;
  const stale = isDeepStrictEqual(current, JSON.parse(editorSchema()))
    ? []
    : [
        {
          file: SCHEMA_FILE,
          message: 'differs from remote-json.mjs beside it; run node host-shell/tooling/remote-schema.mjs',
        },
      ];
  const astray = tree.files
    .filter((file) => REMOTE.test(file))
    .map((file) => ({ file, named: JSON.parse(tree.read(file)).$schema }))
    .filter(
      ({ file, named }) => named !== undefined && path.posix.join(path.posix.dirname(file), named) !== SCHEMA_FILE,
    )
    .map(({ file, named }) => ({ file, message: `names the schema ${named}; its schema is ../../${SCHEMA_FILE}` }));
  return [...stale, ...astray, ...routesAstray(tree)];
}
