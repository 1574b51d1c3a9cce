import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApi, openMediaStorage, withGygCards } from '@gyg/api';
import { testConfig } from '@gyg/api/testing';
import type { Database } from '@gyg/database';
import { startIdentity } from '@gyg/identity/testing';

/**
 * The embedded identity service and the API on one port and one database, connected as in the platform.
 * @param options `db`: the database to use, which `close` closes; a new one if omitted
 */
export async function startBoth(options: { db?: Database } = {}) {
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'gyg-both-'));
  const failures: unknown[] = [];
  const running = await startIdentity(options, (app, { identity, db, origin }) => {
    app.use(
      '/api',
      createApi({
        db: withGygCards(db),
        media: openMediaStorage({ mediaDir }),
        verifyAccessToken: identity.verifyAccessToken,
        verifyIdToken: identity.verifyIdToken,
        superUserSubjects: () => identity.accounts.subjectsIn('superusers'),
        eraseIdentity: identity.accounts.erase,
        identityFacts: identity.accounts.factsOf,
        accountAdministration: identity.administration,
        drawCertificate: () => Promise.reject(new Error('Certificates are drawn by the server')),
        config: { ...testConfig, publicUrl: origin },
        logger: { info: () => undefined, error: (fields) => failures.push(fields) },
      }).app,
    );
  });
  return {
    ...running,
    /** Errors that the API logged. */
    failures,
    async close() {
      await running.close();
      await rm(mediaDir, { recursive: true });
    },
  };
}
