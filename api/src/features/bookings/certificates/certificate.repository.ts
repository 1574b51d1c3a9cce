import type { CertificateName, ReadingLanguage } from '@gyg/contract';
import { prepared, type Reader, type Tx } from '@gyg/database';
import { bookings, certificates, gygs, needs, organizations, users } from '@gyg/database/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { attended } from '../../../access/queries/booked-gyg.repository';
import { bookedNeedTitleIn, gygLanguageIn, gygTitleIn } from '../../../access/queries/texts-in-language.repository';

export type CertificateRow = typeof certificates.$inferSelect;

/** Whose booking of a gyg it is. */
export async function findBookerId(read: Reader, gygId: string, bookingId: string): Promise<string | undefined> {
  const [row] = await read
    .select({ userId: bookings.userId })
    .from(bookings)
    .where(and(eq(bookings.gygId, gygId), eq(bookings.id, bookingId)));
  return row?.userId;
}

const findByCode = prepared({ code: certificates.code }, (db, { code }) =>
  db.select().from(certificates).where(eq(certificates.code, code)),
);

export async function findCertificate(read: Reader, code: string): Promise<CertificateRow | undefined> {
  const [row] = await findByCode(read, { code });
  return row;
}

/** The certificate of a booking with this name setting: a new one, or the one that it has, which keeps its code. */
export async function saveCertificate(
  tx: Tx,
  certificate: { code: string; bookingId: string; userId: string; name: CertificateName; createdAt: Date },
): Promise<CertificateRow | undefined> {
  const { name } = certificate;
  const [row] = await tx
    .insert(certificates)
    .values(certificate)
    .onConflictDoUpdate({ target: certificates.bookingId, set: { name } })
    .returning();
  return row;
}

const findAttended = prepared({ bookingId: bookings.id, reading: 'text' }, (db, { bookingId, reading }) =>
  db
    .select({
      fullName: users.fullName,
      minutes: needs.durationMinutes,
      gygPositionId: needs.id,
      needTitle: bookedNeedTitleIn(reading),
      gygId: gygs.id,
      gygTitle: gygTitleIn(reading),
      gygLanguage: gygLanguageIn(reading),
      hostName: organizations.name,
      sdgGoalId: gygs.sdgGoalId,
      startDateTime: gygs.startDateTime,
      endDateTime: gygs.endDateTime,
      repeats: gygs.repeats,
      occasionMinutes: gygs.occasionMinutes,
    })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(bookings.id, bookingId), attended, isNull(users.erasedAt))),
);

/**
 * What a booking proves, with titles in a language where they exist: that a person who has an account was recorded as
 * attended, at a published gyg. Undefined otherwise. Items have no minutes.
 */
export async function findAttendedSkill(read: Reader, bookingId: string, reading: ReadingLanguage) {
  const [row] = await findAttended(read, { bookingId, reading });
  return row;
}
export type AttendedSkill = NonNullable<Awaited<ReturnType<typeof findAttendedSkill>>>;
