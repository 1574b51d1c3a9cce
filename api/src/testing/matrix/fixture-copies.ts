import { randomUUID } from 'node:crypto';
import { insertAllTables, readAllTables } from '@gyg/database/testing';
import type { TestApi } from '../test-api';
import { createFixture, type Fixture } from './fixture';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Fields that must be unique. */
const unique = ['subject', 'email', 'friendlyUrl', 'name'];

/** Replaces the value of a field as the copy needs it: new ids, each always by the same one, and unique names. */
function renaming(number: number) {
  const ids = new Map<string, string>();
  return (field: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (unique.includes(field)) return `${number}-${value}`;
    if (!uuid.test(value)) return value;
    const id = ids.get(value) ?? randomUUID();
    ids.set(value, id);
    return id;
  };
}

/**
 * Creates a fixture in an empty database and returns a function that adds copies of it, with a tenth of the statements of
 * another `createFixture`.
 */
export async function createFixtureCopies(api: TestApi): Promise<() => Promise<Fixture>> {
  const first = JSON.stringify(await createFixture(api));
  const tables = [...(await readAllTables(api.db.read))];
  let number = 1;
  return async () => {
    number += 1;
    const rename = renaming(number);
    const copy = (row: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(row).map(([field, value]) => [field, rename(field, value)]));
    const copies = new Map(tables.map(([name, rows]) => [name, rows.map(copy)]));
    await api.db.tx((tx) => insertAllTables(tx, copies));
    const fixture: Fixture = JSON.parse(first, rename);
    return fixture;
  };
}
