/** A time of the API's own clock, which a test may set, as the wall clock's: the header's writer counts down to that. */
export function onTheWallClock(time: Date, now: Date): Date {
  return new Date(Date.now() + time.getTime() - now.getTime());
}
