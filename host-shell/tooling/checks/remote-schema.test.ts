import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../paths.mjs';
import { checkRemoteSchema, SCHEMA_FILE } from './remote-schema.mjs';
import { treeOf } from './source-tree.mjs';

const schema = readFileSync(at(SCHEMA_FILE), 'utf8');
const good = '{ "$schema": "../../host-shell/tooling/remote-schema/remote.schema.json" }';

test('the generated schema and a remote.json that names it are in order', () => {
  expect(checkRemoteSchema(treeOf({ [SCHEMA_FILE]: schema, 'remotes/a/remote.json': good }))).toEqual([]);
});

test('a schema that was not generated again is reported with the command', () => {
  const stale = schema.replace('"draft', '"other').replace('"name"', '"title"');
  expect(checkRemoteSchema(treeOf({ [SCHEMA_FILE]: stale }))[0]?.message).toContain(
    'run node host-shell/tooling/remote-schema.mjs',
  );
});

test('a remote.json that names another schema is reported', () => {
  const tree = treeOf({ [SCHEMA_FILE]: schema, 'remotes/a/remote.json': '{ "$schema": "./remote.schema.json" }' });
  expect(checkRemoteSchema(tree)).toEqual([
    { file: 'remotes/a/remote.json', message: expect.stringContaining('names the schema ./remote.schema.json') },
  ]);
});

test('a route that no path claims is reported, and a claimed path without a route', () => {
  const tree = treeOf({
    [SCHEMA_FILE]: schema,
    'remotes/a/remote.json': '{ "name": "a", "basePaths": ["/a", "/b"] }',
    'remotes/a/src/remote-entry.tsx': "defineArea({ routes: [{ path: '/a', load }, { path: '/c', load }] })",
  });
  expect(checkRemoteSchema(tree).map(({ message }) => message)).toEqual([
    expect.stringContaining('the route /c is claimed by no path'),
    expect.stringContaining('claims /b, and'),
  ]);
});

/** The places of fields without a description. Languages need none. */
function undescribed(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const fields: [string, unknown][] = Object.entries(Reflect.get(node, 'properties') ?? {});
  const inside = fields.flatMap(([name, field]) => undescribed(field, `${place}.${name}`));
  const own = Reflect.has(node, 'description') || /\[\]$|\.(en|sv)$/.test(place) ? [] : [place];
  return [...own, ...inside, ...undescribed(Reflect.get(node, 'items'), `${place}[]`)];
}

test('every field has a description', () => {
  expect(undescribed(JSON.parse(schema), 'remote')).toEqual([]);
});
