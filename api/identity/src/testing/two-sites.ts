import { afterAll, beforeAll } from 'vitest';
import { registerSite } from './partner-site';
import { type RunningIdentity, startIdentity } from './start-identity';

/** A site where people can log in. */
export const school = 'https://www.kastanjeskolan.example';
/** Another one, which may also show frames. */
export const other = 'https://annan.example:8443';
export const password = 'Havet2026';

/** A running service with two registered sites, for all tests of a file. */
export function withTwoSites() {
  let running: RunningIdentity | undefined;
  let people = 0;
  const get = () => {
    if (running === undefined) throw new Error('the service is not running yet');
    return running;
  };
  beforeAll(async () => {
    running = await startIdentity({ limits: 'off' });
    await registerSite(running.db, { origin: school });
    await registerSite(running.db, { origin: other, name: 'Annan', mayFrame: true });
  });
  afterAll(() => running?.close());
  return {
    get,
    /** A person with a confirmed address. */
    async newPerson() {
      people += 1;
      const person = { email: `person${people}@example.org`, password };
      const { id } = await get().identity.pool.createConfirmedUser({ ...person, name: 'Maja Lindqvist' });
      return { ...person, id };
    },
  };
}
