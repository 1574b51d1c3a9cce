import { mailOutbox } from '@gyg/database/schema';
import { supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

const data = { name: 'Kim', link: 'http://platform.test/', organization: 'Kustlaget', accepted: true };

export const mailQueueRows = {
  listQueuedMails: { expect: supers, call: () => ({}) },
  retryMail: {
    expect: supers,
    call: async (_world, api) => {
      const mail = { to: 'kim@studorg.example', template: 'membershipAnswered', locale: 'en', data } as const;
      const failed = { attempts: 9, failedAt: api.clock.now(), lastError: '550 5.1.1 User unknown' };
      const [row] = await api.db.tx((t) =>
        t
          .insert(mailOutbox)
          .values({ ...mail, ...failed, createdAt: api.clock.now() })
          .returning({ id: mailOutbox.id }),
      );
      return { params: { mailId: row?.id ?? '' }, body: {} };
    },
  },
  retryFailedMails: { expect: supers, call: () => ({ body: {} }) },
} satisfies MatrixRows;
