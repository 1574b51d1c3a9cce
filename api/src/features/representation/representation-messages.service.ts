import { enqueueMail } from '@gyg/mail';
import { isSelf, type SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { gygMailFacts, listGygRowsById } from '../gygs';
import { notifyAdmins, notifyPeople } from '../notifications';
import type { RepresentationRow } from './representation.repository';

/** What came of a wish, or of an agreement that an admin took back. */
type Outcome = 'accepted' | 'declined' | 'revoked';

const values = (row: RepresentationRow) => ({
  person: row.userName,
  organization: row.orgName,
  need: row.needTitle,
  gyg: row.gygTitle,
});

/** The booker learns the organisation's answer by notification and e-mail; not where they gave it themselves. */
export async function tellBooker(work: Work, actor: SignedIn, row: RepresentationRow, outcome: Outcome): Promise<void> {
  if (isSelf(actor, row.userId)) return;
  await notifyPeople(work, [{ id: row.userId, locale: row.userLocale }], {
    type: `representation_${outcome}`,
    values: values(row),
    gygId: row.gygId,
    organizationId: row.organizationId,
  });
  const gyg = (await listGygRowsById(work.t, [row.gygId])).get(row.gygId);
  if (!gyg || !work.mail || row.userEmail === null) return;
  await enqueueMail(work.t, {
    to: row.userEmail,
    template: 'representationAnswered',
    locale: row.userLocale,
    data: {
      name: row.userName,
      link: `${work.publicUrl}/gygs/${gyg.id}/bookings`,
      ...gygMailFacts(gyg),
      contribution: row.needTitle,
      representing: row.orgName,
      accepted: outcome === 'accepted',
      revoked: outcome === 'revoked',
    },
  });
}

/** The organisation's admins learn that somebody whom they agreed to no longer represents them. */
export async function tellAdminsOfWithdrawal(work: Work, row: RepresentationRow): Promise<void> {
  await notifyAdmins(work, row.organizationId, {
    type: 'representation_withdrawn',
    values: values(row),
    gygId: row.gygId,
    relatedUserId: row.userId,
  });
}
