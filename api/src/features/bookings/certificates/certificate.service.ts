import { randomBytes } from 'node:crypto';
import {
  type Certificate,
  type CertificateCheck,
  type CertificateName,
  certificateAlphabet,
  certificateLetters,
  type Locale,
  type ReadingLanguage,
  readCertificateCode,
} from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { isSelf, readsAsHost, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { FileResponse } from '../../../http/call';
import { printable } from '../../../integrations/certificate-pdf/printable';
import { problem } from '../../../problem';
import { getVisibleGyg, gygStateAt } from '../../gygs';
import { requireActiveUser } from '../../people';
import { hoursOf } from '../../reports/contributions';
import {
  type AttendedSkill,
  findAttendedSkill,
  findBookerId,
  findCertificate,
  saveCertificate,
} from './certificate.repository';

export interface CertificateInput {
  gygId: string;
  bookingId: string;
  name: CertificateName;
}

type CertifiedHours = NonNullable<CertificateCheck['certified']>;

/** The initials of a name, a letter for each word: `E. S.` of Elin Strand, `A. K. L.` of Anna-Karin Lind. */
export function initialsOf(fullName: string): string {
  const words = fullName.normalize('NFC').split(/[\s\p{Pd}]+/u);
  const letters = words.flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return letters.map((letter) => `${letter.toLocaleUpperCase('sv')}.`).join(' ');
}

/** What a booking proves, as those who check see it; null where it proves no hours. */
function certifiedHours(skill: AttendedSkill | undefined, name: CertificateName): CertifiedHours | null {
  if (skill === undefined) return null;
  const { fullName, minutes, startDateTime, endDateTime, ...shown } = skill;
  const hours = hoursOf(minutes ?? 0);
  if (hours === 0 || startDateTime === null || endDateTime === null) return null;
  const person = name === 'FULL' ? fullName : initialsOf(fullName);
  const printed = printable(person);
  return {
    ...shown,
    person,
    printed: printed === person ? null : printed,
    hours,
    startDateTime: startDateTime.toISOString(),
    endDateTime: endDateTime.toISOString(),
  };
}

/** A new code, `7K3M-9QXV-2FHT-WB4N`: 80 random bits. */
function makeCode(): string {
  // 256 is a multiple of 32, so every letter is equally likely.
  const letters = [...randomBytes(certificateLetters)].map((byte) =>
    certificateAlphabet.charAt(byte % certificateAlphabet.length),
  );
  const code = readCertificateCode(letters.join(''));
  if (code === undefined) throw new Error('A new code is not one of the contract');
  return code;
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

/**
 * Whether a certificate is valid, and what it proves now. It is withdrawn while its booking is not recorded as attended,
 * and once the account is erased. Throws 404 `certificates.missing`.
 */
export async function checkCertificate(
  read: Reader,
  writtenCode: string,
  reading: ReadingLanguage,
): Promise<CertificateCheck> {
  const code = readCertificateCode(writtenCode);
  const row = code === undefined ? undefined : await findCertificate(read, code);
  if (row === undefined) throw problem('certificates.missing');
  const certified = certifiedHours(await findAttendedSkill(read, row.bookingId, reading), row.name);
  return { code: row.code, issued: row.createdAt.toISOString(), valid: certified !== null, certified };
}

const names = { en: 'gyg-certificate', se: 'gyg-intyg' } as const;

/**
 * A certificate as a PDF in a language; titles that do not exist in it are in their own. Throws 404
 * `certificates.missing`, 410 `certificates.withdrawn`, 429 and 503 where too many are being drawn.
 */
export async function getCertificateFile(
  { db, config, certificateFiles }: ApiContext,
  { code: writtenCode, lang, address }: { code: string; lang: Locale; address: string },
): Promise<FileResponse> {
  const code = readCertificateCode(writtenCode);
  if (code === undefined) throw problem('certificates.missing');
  const file = await certificateFiles({ code, language: lang, address }, async () => {
    const { issued, certified } = await checkCertificate(db.read, code, lang);
    if (certified === null) throw problem('certificates.withdrawn');
    const page = `${config.publicUrl}/certificates/${code}`;
    return { ...certified, code, issued, page, language: lang };
  });
  return new FileResponse(`${names[lang]}-${code}.pdf`, file);
}
