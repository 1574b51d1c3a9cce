import { defineOperations } from '../operation';
import { overviewSchema } from '../schemas/overview';

export const overviewOperations = defineOperations('operations', {
  getOverview: {
    summary: 'Retrieve the figures of the platform',
    description: 'Counted at most every five minutes in each process. Hidden gygs count too; drafts do not.',
    who: ['super'],
    platformOnly: true,
    answers: { 200: overviewSchema },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission'],
  },
});
