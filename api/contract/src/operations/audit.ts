import { csvFile, defineOperations } from '../operation';
import { auditListSchema, auditQuerySchema } from '../schemas/audit';

export const auditOperations = defineOperations('operations', {
  listAuditEntries: {
    summary: 'List the audit log',
    description:
      'What super users, keys, the platform and commands on the server did, and every change of access by administrators of organisations. Newest first. Entries are never changed and are kept for two years. A file of them is itself recorded.',
    who: ['super'],
    platformOnly: true,
    query: auditQuerySchema,
    answers: { 200: auditListSchema },
    file: csvFile(
      '"Time (Swedish time)","Who","Right","Category","Action","Kind","Target","Id","Organisation","Details","Before","After","Reason","Request"',
    ),
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'request.invalid', 'reports.too_many_rows'],
  },
});
