import type { createSeeder, SeededGyg } from '@gyg/api/demo-entrance';
import type { OrganizationKey } from '../content/organization-keys';
import type { PersonKey } from '../content/people';

/** A transaction of the database, as the API's demo entrance takes it. */
export type DemoTransaction = Parameters<typeof createSeeder>[0];

/** What has been seeded so far, by the data's own keys. Asking for what is not there yet is a mistake and throws. */
export interface World {
  readonly seeder: ReturnType<typeof createSeeder>;
  readonly now: Date;
  readonly users: Index<PersonKey, string>;
  readonly organizations: Index<OrganizationKey, string>;
  readonly gygs: Index<string, SeededGyg>;
  /** By `<gyg key> <number from 0>`. */
  readonly stories: Index<string, string>;
}

/** A map that answers or throws. */
export class Index<Key extends string, Value> {
  readonly #values = new Map<Key, Value>();

  add(key: Key, value: Value): void {
    this.#values.set(key, value);
  }

  get(key: Key): Value {
    const value = this.#values.get(key);
    if (value === undefined) throw new Error(`The demo names ${key} before it is there.`);
    return value;
  }
}

/** An empty world to be seeded into a transaction. */
export function createWorld(seeder: World['seeder'], now: Date): World {
  return {
    seeder,
    now,
    users: new Index(),
    organizations: new Index(),
    gygs: new Index(),
    stories: new Index(),
  };
}

/** So many days before the moment of seeding. */
export function daysBefore(now: Date, days: number, hours = 2): Date {
  return new Date(now.getTime() - days * 86_400_000 - hours * 3_600_000);
}
