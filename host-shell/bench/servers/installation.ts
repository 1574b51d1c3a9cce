import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '@gyg/database';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { copySqliteData } from '../fill/provide-data';

/** Where a product's data are: a folder, and for PostgreSQL a database. */
export interface Installation {
  gygs: number;
  dataDir: string;
  databaseUrl?: string;
}

export interface Engines {
  engine: Engine;
  /** Copies the data of so many gygs for a product. */
  install(gygs: number): Promise<Installation>;
  /** A product that fills itself with its demo. */
  installEmpty(): Promise<Installation>;
  /** What the floor and the plain server need beside their cards. */
  flat(name: string): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** Installations on SQLite, in folders below one that is removed at the end. */
export function openSqliteEngine(folder: string, say: (line: string) => void): Engines {
  return {
    engine: 'sqlite',
    async install(gygs) {
      const dataDir = await mkdtemp(join(folder, `product-${gygs}-`));
      await copySqliteData(gygs, dataDir, say);
      return { gygs, dataDir };
    },
    installEmpty: async () => ({ gygs: 0, dataDir: await mkdtemp(join(folder, 'demo-')) }),
    flat: async () => ({ BENCH_FOLDER: folder }),
    stop: async () => undefined,
  };
}

/** Needs whose counter is not what their bookings take, or is more than they offer. */
const wrongNeeds = `select count(*) as wrong from needs where booked_positions > offered_positions
  or booked_positions - held_positions <> (select coalesce(sum(quantity), 0) from bookings
    where bookings.need_id = needs.id and bookings.status in ('ACTIVE', 'PENDING'))`;

/** Counts needs that are overbooked or wrongly counted. */
export async function countOverbooked({ dataDir, databaseUrl }: Installation): Promise<number> {
  if (databaseUrl === undefined) {
    const file = new Sqlite(join(dataDir, 'gyg.db'), { readonly: true });
    const wrong = file.prepare<[], { wrong: number }>(wrongNeeds).get()?.wrong ?? 0;
    file.close();
    return wrong;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ wrong: string }>(wrongNeeds);
  await client.end();
  return Number(rows[0]?.wrong ?? 0);
}
