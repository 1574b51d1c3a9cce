import { type CertificateCheck, type Locale, type ReadingLanguage, readCertificateCode } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { ApiContext } from '../../../api-context';
import { FileAnswer } from '../../../http/call';
import { problem } from '../../../problem';
import { findAttendedSkill, findCertificate } from './certificate.repository';
import { certifiedHours } from './certified-hours';

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
): Promise<FileAnswer> {
  const code = readCertificateCode(writtenCode);
  if (code === undefined) throw problem('certificates.missing');
  const file = await certificateFiles({ code, language: lang, address }, async () => {
    const { issued, certified } = await checkCertificate(db.read, code, lang);
    if (certified === null) throw problem('certificates.withdrawn');
    const page = `${config.publicUrl}/certificates/${code}`;
    return { ...certified, code, issued, page, language: lang };
  });
  return new FileAnswer(`${names[lang]}-${code}.pdf`, file);
}
