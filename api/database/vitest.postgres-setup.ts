import { inject } from 'vitest';

// Runs before the schema is loaded, which differs by engine. Tests create their databases on this server.
process.env.DATABASE_URL = inject('postgresUrl');
