import type { PersonKey } from './people';
import type { DemoBooking, DemoNeed } from './shapes';

type NeedOptions = Partial<Pick<DemoNeed, 'who' | 'approval' | 'bookings' | 'others' | 'waiting'>>;
type BookingOptions = Partial<Omit<DemoBooking, 'person' | 'comment'>>;

const defaults = { who: 'ANYONE', approval: false, bookings: [], others: 0 } as const;

/** A skill: how many minutes it takes one person, and how many people are wanted. */
export function skill(
  title: string,
  minutes: number,
  offered: number,
  description: string,
  options: NeedOptions = {},
): DemoNeed {
  return { kind: 'SKILL', title, minutes, offered, description, ...defaults, ...options };
}

/** An item: how many are wanted. */
export function item(title: string, offered: number, description: string, options: NeedOptions = {}): DemoNeed {
  return { kind: 'COMMODITY', title, offered, description, ...defaults, ...options };
}

/** A booking. With `as` and no `representation` the organisation has agreed. */
export function by(person: PersonKey, comment = '', options: BookingOptions = {}): DemoBooking {
  const representation = options.as === undefined ? {} : { representation: 'ACCEPTED' as const };
  return { person, comment, quantity: 1, status: 'ACTIVE', ...representation, ...options };
}
