import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { listAuditEntries } from './audit/audit.service';
import { changeDemoData, getDemoData } from './demo-data/demo-data.service';
import { getDiagnostics } from './diagnostics/diagnostics.service';
import { getFeatured } from './featured-board/featured-board.service';
import { saveFeatured } from './featured-board/save-featured.service';
import { listJobs, requestJob } from './jobs/job.service';
import { listQueuedMails, retryFailedMails, retryQueuedMail } from './mail-queue/mail-queue.service';
import { getOverview } from './overview/overview.service';
import { getRemote, listRemotes } from './remotes/list-remotes.service';
import { promoteRemote, rollBackRemote, shareRemote } from './remotes/remote-acts.service';
import { reportRemotes } from './remotes/report-remotes.service';
import { getSuperDesk } from './super-desk/super-desk.service';

export const platformAdminHandlers = {
  listAuditEntries: ({ context, actor, query, now }) => listAuditEntries(context, actor, query, now),
  getDiagnostics: ({ context, actor }) => getDiagnostics(context, actor),
  getOverview: ({ context, actor, reading }) => getOverview(context, actor, reading),
  getSuperDesk: ({ context, actor }) => getSuperDesk(context, actor),
  getDemoData: ({ context, actor }) => getDemoData(context, actor),
  changeDemoData: ({ context, actor, body, now }) => changeDemoData(context, actor, body, now),
  listJobs: ({ context, actor }) => listJobs(context, actor),
  async requestJob({ context, actor, params, now }) {
    const job = await inTransaction(context, now, (uow) => requestJob(uow, actor, params.name));
    context.wakeJobs();
    return job;
  },
  listQueuedMails: ({ context, actor, query }) => listQueuedMails(context, actor, query),
  retryMail: ({ context, actor, params, now }) =>
    inTransaction(context, now, (uow) => retryQueuedMail(uow, actor, params.mailId)),
  retryFailedMails: ({ context, actor, now }) => inTransaction(context, now, (uow) => retryFailedMails(uow, actor)),
  getFeatured: ({ context, actor, reading, now }) => getFeatured(context, actor, { reading, now }),
  async saveFeatured({ context, actor, body, now }) {
    await inTransaction(context, now, (uow) => saveFeatured(uow, actor, body));
    return getFeatured(context, actor, { reading: 'own', now });
  },
  async reportRemotes({ context, body, address, now }) {
    await reportRemotes(context, { loads: body.loads, address: address() }, now);
    return undefined;
  },
  listRemotes: ({ context, actor, now }) => listRemotes(context, actor, now),
  async shareRemote({ context, actor, params: { name }, body, now }) {
    await shareRemote(context, actor, { name, ...body }, now);
    return getRemote(context, name, now);
  },
  async promoteRemote({ context, actor, params: { name }, body, now }) {
    await promoteRemote(context, actor, { name, ...body }, now);
    return getRemote(context, name, now);
  },
  async rollBackRemote({ context, actor, params: { name }, body, now }) {
    await rollBackRemote(context, actor, { name, ...body }, now);
    return getRemote(context, name, now);
  },
} satisfies Partial<Handlers>;
