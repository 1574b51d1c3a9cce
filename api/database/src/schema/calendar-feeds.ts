import { createdAt, k } from './kit';
import { users } from './users';

/** The secret address of a user's bookings as a calendar. A new secret ends the old address. */
export const calendarFeeds = k.table(
  'calendar_feeds',
  {
    userId: k
      .text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: k.text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [k.uniqueIndex('calendar_feeds_secret_unique').on(t.secret)],
);
