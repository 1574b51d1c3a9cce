import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { answerConfirmation, getConfirmation } from './confirmation.service';
import { getReminders, saveReminders } from './reminder-settings.service';

export const reminderHandlers = {
  getReminders: ({ context, actor, params }) => getReminders(context, actor, params.gygId),
  saveReminders: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => saveReminders(uow, actor, params.gygId, body)),
  getConfirmation: ({ context, params, reading, now }) => getConfirmation(context, params.token, { reading, now }),
  answerConfirmation: ({ context, params, body, now }) => answerConfirmation(context, params.token, body, now),
} satisfies Partial<Handlers>;
