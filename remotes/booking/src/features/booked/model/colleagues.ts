import type { Booking, GygProfile, GygViewer, UserOrganization } from '@gyg/contract';
import { needIdOf } from '../../../shared/booked-need';

/** At most this many people are named; the others are counted. */
const NAMED = 6;

interface Colleague {
  readonly bookingId: string;
  readonly userId: string;
  readonly name: string;
  /** What they give; undefined if the user may not see it. */
  readonly needTitle: string | undefined;
  readonly quantity: number;
}

export interface Colleagues {
  readonly organizationId: string;
  readonly name: string;
  readonly people: readonly Colleague[];
  /** How many more are coming: people who hide their name, and those beyond the first six. */
  readonly others: number;
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
    const named = all.flatMap(({ id: bookingId, userId, bookerName, quantity, ...need }) => {
      if (userId === null || bookerName === null) return [];
      const needTitle = need.needTitle ?? titles.get(needIdOf(need));
      return [{ bookingId, userId, name: bookerName, needTitle, quantity }];
    });
    const people = named.slice(0, NAMED);
    return { organizationId: id, name, people, others: all.length - people.length };
  });
}
