import { defineOperations } from '../operation';
import { superDeskSchema } from '../schemas/super-desk';

export const superDeskOperations = defineOperations('operations', {
  getSuperDesk: {
    summary: 'Retrieve what needs a super user’s attention',
    who: ['super'],
    answers: { 200: superDeskSchema },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission'],
  },
});
