import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { addPartner, answerPartnerOf, listPartneredGygs, listPartners, removePartner } from './partner.service';

export const partnerHandlers = {
  listPartners: ({ context, actor, params, query }) => listPartners(context, actor, params.gygId, query),
  addPartner: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => addPartner(uow, actor, params.gygId, body.organizationId)),
  async acceptPartner({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => answerPartnerOf(uow, actor, params, 'acceptPartner'));
    return undefined;
  },
  async declinePartner({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => answerPartnerOf(uow, actor, params, 'declinePartner'));
    return undefined;
  },
  async removePartner({ context, actor, params, now }) {
    const { gygId, organizationId } = params;
    await inTransaction(context, now, (uow) => removePartner(uow, actor, gygId, organizationId));
    return undefined;
  },
  listPartneredGygs: ({ context, actor, params, query, reading, now }) =>
    listPartneredGygs(context, actor, params.organizationId, query, { reading, now }),
} satisfies Partial<Handlers>;
