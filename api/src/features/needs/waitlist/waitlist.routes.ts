import { permit } from '../../../access/permit';
import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { getVisibleGyg } from '../../gygs';
import { listWaitlistPage } from '..';
import { acceptWaitlistOffer, declineWaitlistOffer, getWaitlistOffer } from './answer-offer.service';
import { joinWaitlist, leaveWaitlist } from './join-waitlist.service';

export const waitlistHandlers = {
  async listWaitlist({ context, actor, params, query: { needId, beneficiary, ...paging }, reading, now }) {
    const gyg = await getVisibleGyg(context.db.read, actor, params.gygId);
    permit('listWaitlist', actor, { gyg });
    return listWaitlistPage(context.db.read, { gygId: gyg.id, needId, beneficiary }, { ...paging, reading, now });
  },
  joinWaitlist: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => joinWaitlist(uow, actor, params.gygId, body)),
  async leaveWaitlist({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => leaveWaitlist(uow, actor, params.gygId, params.entryId));
    return undefined;
  },
  getWaitlistOffer: ({ context, params, reading, now }) => getWaitlistOffer(context, params.token, { reading, now }),
  acceptWaitlistOffer: ({ context, params, now }) => acceptWaitlistOffer(context, params.token, now),
  async declineWaitlistOffer({ context, params, now }) {
    await declineWaitlistOffer(context, params.token, now);
    return undefined;
  },
} satisfies Partial<Handlers>;
