import type { RemoteRow } from '@gyg/contract/remotes';
import { buildRemoteRow } from '@gyg/contract/testing';
import type { DeployedRemotes } from '../api-context';

/** A build of the remote `booking`: its letter is in its entry. */
export const buildOf = (letter: string, version: string): RemoteRow =>
  buildRemoteRow({ entry: `/remotes/booking/remoteEntry.${letter}.js`, version, basePaths: ['/gygs/:gygId/book'] });

/** `booking`: version 1.1.0 is deployed, 1.2.0 is its canary for a tenth of the visitors, 1.0.0 was deployed before. */
export function testRemotes(): DeployedRemotes {
  const [earlier, current, canary] = [buildOf('a', '1.0.0'), buildOf('b', '1.1.0'), buildOf('c', '1.2.0')];
  const row = { ...current, canary: { ...canary, share: 0.1 } };
  const deploys = [earlier, current, row].map((deployed, index) => ({
    deployedAt: `2027-04-0${index + 1}T10:00:00.000Z`,
    row: deployed,
  }));
  const refused = [{ remote: 'events', reason: '/search belongs to "public"; this claim is refused' }];
  return { table: { booking: row }, histories: { booking: deploys }, refused };
}
