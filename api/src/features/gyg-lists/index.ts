export { getGygCounts } from './gyg-counts.service';
export { gygListHandlers } from './gyg-list.routes';
export { getHostedGygs } from './hosted-gygs.service';
export { withOpenNeeds } from './open-needs.service';
export { listGygsPartneredBy } from './partnered-gygs.service';
