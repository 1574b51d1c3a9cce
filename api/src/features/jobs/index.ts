export { jobHandlers } from './job.routes';
export { readJobs } from './job.service';
export { intervalOf, type JobName } from './job-list';
