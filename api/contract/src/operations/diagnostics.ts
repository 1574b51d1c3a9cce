import { defineOperations } from '../operation';
import { diagnosticsSchema } from '../schemas/diagnostics';

export const diagnosticsOperations = defineOperations('operations', {
  getDiagnostics: {
    summary: 'Retrieve how the platform is running',
    description: 'What the process that answers knows. Counts are written every half minute.',
    who: ['super'],
    platformOnly: true,
    answers: { 200: diagnosticsSchema },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission'],
  },
});
