import type { SuperDesk } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { countRemotes } from '../remotes/list-remotes.service';
import { countFailedMails, countPendingRequests, countPendingStories } from './super-desk.repository';

/** What needs a super user's attention. Throws 401, 403. */
export async function getSuperDesk(context: ApiContext, actor: SignedIn): Promise<SuperDesk> {
  permit('getSuperDesk', actor);
  const { db } = context;
  const [organizationRequests, stories, mails, remotes] = await Promise.all([
    countPendingRequests(db.read),
    countPendingStories(db.read),
    countFailedMails(db.read),
    countRemotes(context),
  ]);
  return { waiting: { organizationRequests, stories, mails, remotes: remotes.pausedCanaries } };
}
