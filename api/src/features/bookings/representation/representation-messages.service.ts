import { enqueueMail } from '@gyg/mail';
import { isSelf, type SignedIn } from '../../../access/actor';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { gygMailFacts, listGygRowsById, needTitleFor } from '../../gygs';
import { notifyAdmins, notifyPeople } from '../../notifications';
import type { RepresentationRow } from './representation.repository';

/** The answer to a request, or the revocation of an accepted one by an admin. */
type Outcome = 'accepted' | 'declined' | 'revoked';

const values = (row: RepresentationRow) => ({
  person: row.userName,
  organization: row.orgName,
  need: row.needTitle,
  gyg: row.gygTitle,
});

/** Notifies and mails the booker of the organisation's answer, unless they gave it themselves. */
export async function notifyRepresentationAnswered(
  uow: UnitOfWork,
  actor: SignedIn,
  row: RepresentationRow,
  outcome: Outcome,
): Promise<void> {
  if (isSelf(actor, row.userId)) return;
  await notifyPeople(uow, [{ id: row.userId, locale: row.userLocale }], {
    type: `representation_${outcome}`,
    values: values(row),
    gygId: row.gygId,
    organizationId: row.organizationId,
  });
  const gyg = (await listGygRowsById(uow.tx, [row.gygId])).get(row.gygId);
  if (!gyg || !uow.mail || row.userEmail === null) return;
  await enqueueMail(uow.tx, {
    to: row.userEmail,
    template: 'representationAnswered',
    locale: row.userLocale,
    data: {
      name: row.userName,
      link: `${uow.publicUrl}/gygs/${gyg.id}/bookings`,
      ...gygMailFacts(gyg, row.userLocale),
      contribution: needTitleFor(gyg, row, row.userLocale),
      representing: row.orgName,
      accepted: outcome === 'accepted',
      revoked: outcome === 'revoked',
    },
  });
}

/** Notifies the organisation's admins that a user no longer represents it. */
export async function notifyRepresentationWithdrawn(uow: UnitOfWork, row: RepresentationRow): Promise<void> {
  await notifyAdmins(uow, row.organizationId, {
    type: 'representation_withdrawn',
    values: values(row),
    gygId: row.gygId,
    relatedUserId: row.userId,
  });
}
