import type { createSeeder, SeededGyg } from '@gyg/api/demo-entrance';

/** A transaction of the database, as the API's demo entrance takes it. */
export type DemoTransaction = Parameters<typeof createSeeder>[0];

/** The seeded rows, by the data's keys. Reading a missing key is an error and throws. */
export interface SeedContext {
  readonly seeder: ReturnType<typeof createSeeder>;
  readonly now: Date;
  readonly users: KeyIndex<string>;
  readonly organizations: KeyIndex<string>;
  readonly gygs: KeyIndex<SeededGyg>;
  /** By `<gyg key> <number from 0>`. */
  readonly stories: KeyIndex<string>;
}

/** A map whose `get` throws for a missing key. */
export class KeyIndex<Value> {
  readonly #values = new Map<string, Value>();

  add(key: string, value: Value): void {
    this.#values.set(key, value);
  }

  get(key: string): Value {
    const value = this.#values.get(key);
    if (value === undefined) throw new Error(`The demo names ${key} before it is there.`);
    return value;
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  /** The values of the keys that are there. */
  present(keys: readonly string[]): Value[] {
    return keys.filter((key) => this.has(key)).map((key) => this.get(key));
  }
}

/** An empty context for seeding in a transaction. */
export function createSeedContext(seeder: SeedContext['seeder'], now: Date): SeedContext {
  return {
    seeder,
    now,
    users: new KeyIndex(),
    organizations: new KeyIndex(),
    gygs: new KeyIndex(),
    stories: new KeyIndex(),
  };
}

/** A number of days before the time of seeding. */
export function daysBefore(now: Date, days: number, hours = 2): Date {
  return new Date(now.getTime() - days * 86_400_000 - hours * 3_600_000);
}
