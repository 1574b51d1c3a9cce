/**
 * `tsx host-shell/bench/fill/fill.ts <folder> <gygs>`: fills the database of DATABASE_URL, or `gyg.db` in the folder. A
 * process of its own, because the tables are of one engine.
 */
import { fillDatabase } from './fill-database';
import { dayMs } from './generate';

const [dataDir = '', gygs] = process.argv.slice(2);
const databaseUrl = process.env.DATABASE_URL || undefined;
await fillDatabase({ dataDir, databaseUrl }, { gygs: Number(gygs), today: Math.floor(Date.now() / dayMs) * dayMs });
