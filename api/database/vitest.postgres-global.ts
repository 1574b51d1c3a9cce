import type { TestProject } from 'vitest/node';
import { startPostgres } from './src/testing/start-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that the project `postgres` runs on. */
    postgresUrl: string;
  }
}

/** Global set-up of the project `postgres`: one server for the run, or the server of TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    project.provide('postgresUrl', url);
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
