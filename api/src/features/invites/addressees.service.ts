import { canBeMailed, normaliseEmail } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { filterReachablePeople } from '../messages';
import { listPeople, type Person } from './invite.repository';

/** A recipient as given, and the user it refers to. */
export interface Addressee {
  given: string;
  /** In its one spelling; null if a user is given by id. */
  email: string | null;
  person: Person | undefined;
}

/** Each recipient once, addresses in their one spelling. */
function distinct(recipients: readonly string[]): string[] {
  const trimmed = recipients.map((one) => one.trim()).filter((one) => one !== '');
  return [...new Set(trimmed.map((one) => (one.includes('@') ? normaliseEmail(one) : one)))];
}

async function matchUsers(read: Reader, given: readonly string[]): Promise<Addressee[]> {
  const emails = given.filter((one) => one.includes('@'));
  const people = await listPeople(read, { ids: given.filter((one) => !one.includes('@')), emails });
  return given.map((one) => {
    const email = one.includes('@') ? one : null;
    const person = people.find((each) => (email === null ? each.id === one : each.email === email));
    return { given: one, email, person };
  });
}

/**
 * Resolves recipients and finds those that cannot be reached: invalid addresses, unknown ids and, with `own`, everyone
 * else. The reason is not returned, so that callers do not learn who has an account.
 */
export async function findAddressees(
  read: Reader,
  recipients: readonly string[],
  own: { gygId?: string | undefined; organizationId: string } | undefined,
): Promise<{ reached: Addressee[]; failed: string[] }> {
  const all = await matchUsers(read, distinct(recipients));
  const ids = all.flatMap(({ person }) => (person ? [person.id] : []));
  const ours = own && (await filterReachablePeople(read, own, ids));
  const canReach = ({ email, person }: Addressee) => {
    if (ours) return person !== undefined && ours.has(person.id);
    return email === null ? person !== undefined : canBeMailed(email);
  };
  return {
    reached: all.filter(canReach),
    failed: all.filter((one) => !canReach(one)).map((one) => one.given),
  };
}
