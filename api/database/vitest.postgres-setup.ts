import { inject } from 'vitest';
// Not from the entrance: that loads the schema, which must wait for DATABASE_URL.
import { freshDatabase } from './src/testing/fresh-database';

process.env.DATABASE_URL = await freshDatabase(inject('postgresUrl'));
