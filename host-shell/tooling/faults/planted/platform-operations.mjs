const onSqlite = (...files) => ({ project: 'sqlite', files });

/** What super users do with the running platform. */
export const platformOperationsFaults = [
  {
    id: 'retried-mail-sent-twice',
    package: 'api/mail',
    kind: 'guard removed',
    what: 'A mail that is retried while it is being sent is sent a second time.',
    file: 'api/mail/src/outbox/outbox.repository.ts',
    find: ', isNull(mailOutbox.sentAt), not(beingSent ?? isNull(mailOutbox.id))',
    replace: ', isNull(mailOutbox.sentAt)',
    run: onSqlite('api/mail/src/outbox/mail-worker.engines.test.ts'),
  },
  {
    id: 'expired-code-kept',
    package: 'api/mail',
    kind: 'condition',
    what: 'A mail with a code keeps it when it is given up.',
    file: 'api/mail/src/outbox/mail-worker.ts',
    find: ' && !expiresWhenGivenUp(template)',
    replace: '',
    run: onSqlite('api/mail/src/outbox/mail-worker.engines.test.ts'),
  },
  {
    id: 'requested-job-waits',
    package: 'api',
    kind: 'condition',
    what: 'A requested job runs only once it is due.',
    file: 'api/src/scheduler/job-lock.repository.ts',
    find: ', isNotNull(jobs.requestedAt));',
    replace: ');',
    run: onSqlite('api/src/scheduler/requested-jobs.engines.test.ts'),
  },
  {
    id: 'real-data-cleared',
    package: 'api',
    kind: 'guard removed',
    what: 'The data of a platform in production can be cleared.',
    file: 'api/src/features/demo-data/demo-data.service.ts',
    find: "if (demo === null) throw problem('demo.refused');",
    replace: 'if (demo === null) { await clear({ context, actor, input, now }); return present(context); }',
    run: onSqlite('api/src/features/demo-data/demo-data.engines.test.ts'),
  },
];
