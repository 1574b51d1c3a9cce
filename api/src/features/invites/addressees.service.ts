import { canBeMailed, normaliseEmail } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { filterReachablePeople } from '../notifications/messages';
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
  const trimmed = recipients.map((recipient) => recipient.trim()).filter((recipient) => recipient !== '');
  return [...new Set(trimmed.map((recipient) => (recipient.includes('@') ? normaliseEmail(recipient) : recipient)))];
}

async function matchUsers(read: Reader, recipients: readonly string[]): Promise<Addressee[]> {
  const emails = recipients.filter((recipient) => recipient.includes('@'));
  const people = await listPeople(read, { ids: recipients.filter((recipient) => !recipient.includes('@')), emails });
  return recipients.map((recipient) => {
    const email = recipient.includes('@') ? recipient : null;
    const person = people.find((each) => (email === null ? each.id === recipient : each.email === email));
    return { given: recipient, email, person };
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
    failed: all.filter((addressee) => !canReach(addressee)).map((addressee) => addressee.given),
  };
}
