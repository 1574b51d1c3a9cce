/** A clock that only moves when a test moves it. */
export interface TestClock {
  now(): Date;
  /** Moves to a time. */
  set(time: Date): void;
  /** Moves forward by hours; negative moves back. */
  pass(hours: number): void;
}

export const hour = 60 * 60 * 1000;

export function createTestClock(start = new Date('2027-05-01T12:00:00.000Z')): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set: (next) => {
      time = next.getTime();
    },
    pass: (hours) => {
      time += hours * hour;
    },
  };
}
