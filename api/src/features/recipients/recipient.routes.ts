import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { bookBeneficiaryPlace, cancelBeneficiaryPlace } from './book-beneficiary-place.service';
import { listRecipients } from './recipient.service';

export const recipientHandlers = {
  listBeneficiaries: ({ context, actor, params, query, now }) =>
    listRecipients(context, actor, params.gygId, query, now),
  createBeneficiary: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => bookBeneficiaryPlace(uow, actor, params.gygId, body)),
  async cancelBeneficiary({ context, actor, params, body, now }) {
    await inTransaction(context, now, (uow) =>
      cancelBeneficiaryPlace(uow, actor, params.gygId, params.beneficiaryId, body.reason),
    );
    return undefined;
  },
} satisfies Partial<Handlers>;
