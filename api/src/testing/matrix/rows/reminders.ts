import { signLink } from '../../../features/mails';
import type { TestApi } from '../../test-api';
import { everybody, hosts, hostsOfDraft } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

const settings = { enabled: true, hoursBefore: [24, 2] };

/** The link of a reminder of the booker's booking, as in their mail. */
async function reminderOf({ gyg }: Fixture, api: TestApi) {
  const start = api.clock.now().getTime().toString(36);
  return { token: await api.db.tx((tx) => signLink(tx, 'reminder', `b~${gyg.bookingId}~${start}`)) };
}

export const reminderRows = {
  getReminders: [
    { expect: hosts, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
    { when: 'of a draft', expect: hostsOfDraft, call: ({ draft }) => ({ params: { gygId: draft.id } }) },
  ],
  saveReminders: [
    { expect: hosts, call: ({ gyg }) => ({ params: { gygId: gyg.id }, body: settings }) },
    {
      when: 'of a draft',
      expect: hostsOfDraft,
      call: ({ draft }) => ({ params: { gygId: draft.id }, body: settings }),
    },
  ],
  getConfirmation: {
    expect: everybody,
    call: async (fixture, api) => ({ params: await reminderOf(fixture, api) }),
  },
  answerConfirmation: {
    expect: everybody,
    call: async (fixture, api) => ({ params: await reminderOf(fixture, api), body: { answer: 'COMING' } }),
  },
  thankBooker: {
    expect: { ...hosts, user: 404, otherAdmin: 404 },
    call: ({ finished }) => ({
      params: { gygId: finished.id, bookingId: finished.bookingId },
      body: { thanks: 'You kept everyone warm with soup.' },
    }),
  },
} satisfies MatrixRows;
