import type { Booking, GygProfile, GygViewer, UserOrganization } from '@gyg/contract';
import { needIdOf } from '../../../shared/booked-need';

/** At most this many people are named; the others are counted. */
const NAMED = 6;

interface Given {
  readonly bookingId: string;
  readonly needTitle: string;
  readonly quantity: number;
}

interface Colleague {
  readonly userId: string;
  readonly name: string;
  /** What they have booked, without what the user may not see. */
  readonly gives: readonly Given[];
}

export interface Colleagues {
  readonly organizationId: string;
  readonly name: string;
  readonly people: readonly Colleague[];
  /** How many people are coming beyond the first six. */
  readonly others: number;
  /** Bookings of people who hide their name: how many people they are is not known. */
  readonly unnamed: number;
}

/** The organisations whose people are shown: the one that is represented, or all of the user's own. */
function organizationsOf(booking: Booking, own: readonly UserOrganization[]) {
  const { representation } = booking;
  const asked = representation?.status === 'PENDING' || representation?.status === 'ACCEPTED';
  if (asked && representation) return [{ id: representation.organizationId, name: representation.orgName }];
  return own.map(({ organizationId, name }) => ({ id: organizationId, name }));
}

/**
 * Who else is coming for the user's organisations, of the participants that the user may see. Only people who represent
 * an organisation are counted for it; other members are not shown.
 */
export function colleaguesOf(
  booking: Booking,
  own: readonly UserOrganization[],
  profile: Pick<GygProfile, 'gygPositions' | 'gygCommodities'>,
  viewer: Pick<GygViewer, 'participants'>,
): Colleagues[] {
  const titles = new Map([...profile.gygPositions, ...profile.gygCommodities].map(({ id, title }) => [id, title]));
  return organizationsOf(booking, own).map(({ id, name }) => {
    const all = (viewer.participants ?? []).filter(
      ({ organizationId, userId }) => organizationId === id && userId !== booking.userId,
    );
    const named = new Map<string, Colleague>();
    for (const { id: bookingId, userId, bookerName, quantity, ...need } of all) {
      if (userId === null || bookerName === null) continue;
      const needTitle = need.needTitle ?? titles.get(needIdOf(need));
      const gives = needTitle === undefined ? [] : [{ bookingId, needTitle, quantity }];
      named.set(userId, { userId, name: bookerName, gives: [...(named.get(userId)?.gives ?? []), ...gives] });
    }
    const people = [...named.values()].slice(0, NAMED);
    const unnamed = all.filter(({ userId, bookerName }) => userId === null || bookerName === null).length;
    return { organizationId: id, name, people, others: named.size - people.length, unnamed };
  });
}
