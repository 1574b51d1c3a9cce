export { getGygCounts } from './gyg-counts.service';
export { gygReadHandlers } from './gyg-read.routes';
export { listGygsForReview, searchGygs } from './gyg-search.service';
export { getHostedGygs } from './hosted-gygs.service';
export { withOpenNeeds } from './open-needs.service';
export { viewOrganizationGygs } from './organization-gygs.service';
export { listGygsPartneredBy } from './partnered-gygs.service';
export { translateAnswer } from './translate-answer.service';
export { translateGygs } from './translate-gygs.service';
