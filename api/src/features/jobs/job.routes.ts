import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { listJobs, requestJob } from './job.service';

export const jobHandlers = {
  listJobs: ({ context, actor }) => listJobs(context, actor),
  async requestJob({ context, actor, params, now }) {
    const job = await inTransaction(context, now, (uow) => requestJob(uow, actor, params.name));
    context.wakeJobs();
    return job;
  },
} satisfies Partial<Handlers>;
