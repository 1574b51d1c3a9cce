import type { SuperDesk } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import {
  countFailedMails,
  countPausedCanaries,
  countPendingRequests,
  countPendingStories,
} from './super-desk.repository';

/** What needs a super user's attention. Throws 401, 403. */
export async function getSuperDesk({ db }: ApiContext, actor: SignedIn): Promise<SuperDesk> {
  permit('getSuperDesk', actor);
  const [organizationRequests, stories, mails, remotes] = await Promise.all([
    countPendingRequests(db.read),
    countPendingStories(db.read),
    countFailedMails(db.read),
    countPausedCanaries(db.read),
  ]);
  return { waiting: { organizationRequests, stories, mails, remotes } };
}
