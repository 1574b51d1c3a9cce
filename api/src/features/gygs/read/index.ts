export { findCardDrift } from './cards/find-card-drift.service';
export { catchUpCards, rebuildCards, withGygCards } from './cards/refresh-cards.service';
export { gygIndexOf } from './gyg-index/gyg-index-of';
export { gygReadHandlers } from './gyg-read.routes';
export { findPublicGyg, listGygsForReview } from './gyg-search.service';
export { getGygCounts, getHostedGygs } from './hosted-gygs.service';
export { showGygs } from './list-gygs.service';
export { viewOrganizationGygs } from './organization-gygs.service';
export { listGygsPartneredBy } from './partnered-gygs.service';
