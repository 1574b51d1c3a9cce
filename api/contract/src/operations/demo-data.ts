import { defineOperations } from '../operation';
import { changeDemoDataBodySchema, demoDataSchema } from '../schemas/demo-data';

const refused = ['session.need_to_be_logged_in', 'you_do_not_have_permission'] as const;

export const demoDataOperations = defineOperations('operations', {
  getDemoData: {
    summary: 'Retrieve what there is of the demo’s data',
    who: ['super'],
    platformOnly: true,
    answers: { 200: demoDataSchema },
    errors: refused,
  },
  changeDemoData: {
    summary: 'Load, add to or clear the demo’s data',
    description: 'Answers when it is done. Refused in production. Recorded in the audit log.',
    who: ['super'],
    platformOnly: true,
    body: changeDemoDataBodySchema,
    answers: { 200: demoDataSchema },
    errors: [...refused, 'request.invalid', 'demo.refused', 'demo.missing', 'demo.running'],
  },
});
