import type { Around } from './needs-and-bookings';
import { loginCount } from './people';
import { daysFrom } from './size';

/** How many each person who can log in has, at every size. */
const ownEach = 200;

interface Subject {
  id: string;
  title: string;
}

function addNotification({ writer, random, week, people }: Around, userId: string, gyg: Subject): void {
  const related = people[random.int(0, people.length - 1)];
  const data = { person: related?.fullName ?? '', gyg: gyg.title, need: 'Kock' };
  writer.add('notifications', {
    id: random.uuid(),
    userId,
    type: 'booking_created',
    title: `${data.person} kommer till ${gyg.title}`,
    body: `Erbjuder: ${data.need}`,
    data,
    viewed: random.chance(0.8),
    archived: random.chance(0.2),
    relatedUserId: related?.id ?? null,
    gygId: gyg.id,
    createdAt: daysFrom(week, -random.next() * 700),
  });
}

/** Adds the notifications of a gyg, for anyone. */
export function addNotifications(around: Around, gyg: Subject): void {
  const { random, size, people } = around;
  for (let made = 0; made < size.notificationsPerGyg; made += 1) {
    addNotification(around, people[random.int(loginCount, people.length - 1)]?.id ?? '', gyg);
  }
}

/** Adds those of the people who can log in. */
export function addOwnNotifications(around: Around, gyg: Subject): void {
  for (const { id } of around.people.slice(0, loginCount)) {
    for (let made = 0; made < ownEach; made += 1) addNotification(around, id, gyg);
  }
}
