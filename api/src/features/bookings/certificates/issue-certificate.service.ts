import type { Certificate, CertificateName } from '@gyg/contract';
import { isSelf, readsAsHost, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { getVisibleGyg, gygStateAt } from '../../gygs';
import { requireActiveUser } from '../../people';
import { findAttendedSkill, findBookerId, saveCertificate } from './certificate.repository';
import { certifiedHours } from './certified-hours';
import { makeCode } from './make-code';

export interface CertificateInput {
  gygId: string;
  bookingId: string;
  name: CertificateName;
}

/**
 * The certificate of the caller's booking, issued on the first request; later ones change how it names the person.
 * Throws 404 `gyg.missing` or `booking.missing`, 403 for hosts, 409 `gyg.wrong_state` before the gyg is finished and
 * `certificates.not_attended` if no hours are recorded for it.
 */
export async function issueCertificate(
  { tx, now }: UnitOfWork,
  actor: SignedIn,
  { gygId, bookingId, name }: CertificateInput,
): Promise<Certificate> {
  const gyg = await getVisibleGyg(tx, actor, gygId);
  const userId = await findBookerId(tx, gyg.id, bookingId);
  if (userId === undefined || !(isSelf(actor, userId) || readsAsHost(actor, gyg))) throw problem('booking.missing');
  permit('issueCertificate', actor, { userId });
  if (gygStateAt(gyg, now) !== 'FINISHED') throw problem('gyg.wrong_state');
  const attended = await findAttendedSkill(tx, bookingId, 'own');
  const certified = certifiedHours(attended, name);
  if (certified === null) throw problem('certificates.not_attended');
  const saved = await saveCertificate(tx, { code: makeCode(), bookingId, userId, name, createdAt: now });
  if (saved === undefined) throw problem('booking.missing');
  await requireActiveUser(tx, userId);
  return { code: saved.code, name: saved.name, printed: certified.printed, issued: saved.createdAt.toISOString() };
}
