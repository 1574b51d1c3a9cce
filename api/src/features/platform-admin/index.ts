export { intervalOf, type JobName } from './jobs/job.service';
export { platformAdminHandlers } from './platform-admin.routes';
export { createRemoteChoices, type RemoteChoices } from './remotes/remote-choices.service';
export { dropOldFailures } from './remotes/report-remotes.service';
