import type { Booking, GygProfile, GygViewer, UserOrganization } from '@gyg/contract';

/** At most this many people are named; the others are counted. */
const NAMED = 6;

interface Colleague {
  readonly bookingId: string;
  readonly userId: string;
  readonly name: string;
  /** What they give; undefined where the user may not know. */
  readonly needTitle: string | undefined;
  readonly quantity: number;
}

export interface Colleagues {
  readonly organizationId: string;
  readonly name: string;
  readonly people: readonly Colleague[];
  /** How many more come, beside those named: people who hide their name, and those beyond the first. */
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
 * Who else comes from the user's organisations, of the participants that the user may see. People who represent an
 * organisation count for it; whether others belong to it is not shown.
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
      const needTitle = need.needTitle ?? titles.get(need.gygPositionId ?? need.gygCommodityId ?? '');
      return [{ bookingId, userId, name: bookerName, needTitle, quantity }];
    });
    const people = named.slice(0, NAMED);
    return { organizationId: id, name, people, others: all.length - people.length };
  });
}
