import { messageAudiences } from '@gyg/contract/enums';
import { gygs } from './gygs';
import { createdAt, id, k, partOf, reference } from './kit';
import { users } from './users';

/** A message of a gyg's hosts to the people who take part in it. */
export const gygMessages = k.table(
  'gyg_messages',
  {
    id: id(),
    gygId: partOf(() => gygs.id),
    sentBy: reference(() => users.id),
    audience: k.text({ enum: messageAudiences }).notNull(),
    title: k.text().notNull(),
    body: k.text().notNull(),
    /** Number of people it was sent to. */
    recipients: k.int().notNull(),
    createdAt: createdAt(),
  },
  (t) => [k.index('gyg_messages_list').on(t.gygId, t.createdAt, t.id), k.index('gyg_messages_by_sender').on(t.sentBy)],
);
