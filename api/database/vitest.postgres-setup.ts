import { inject } from 'vitest';

// Before anything loads the schema, which differs by engine. Tests make databases of their own on this server.
process.env.DATABASE_URL = inject('postgresUrl');
