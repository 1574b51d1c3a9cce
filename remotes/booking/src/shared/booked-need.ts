interface BookedNeed {
  readonly gygPositionId: string | null;
  readonly gygCommodityId: string | null;
}

/** The id of the need of a booking: its skill, or its item. */
export const needIdOf = ({ gygPositionId, gygCommodityId }: BookedNeed): string =>
  gygPositionId ?? gygCommodityId ?? '';

/** The booking of a need; undefined if there is none. */
export const bookingOfNeed = <T extends BookedNeed>(bookings: readonly T[], needId: string): T | undefined =>
  bookings.find((booking) => needIdOf(booking) === needId);
