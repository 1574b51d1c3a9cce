export { catchUpCards, findCardDrift, rebuildCards, withGygCards } from './cards/refresh-cards.service';
export { gygIndexOf } from './gyg-index/gyg-index-of';
export { gygReadHandlers } from './gyg-read.routes';
export { findPublicGyg, listGygsForReview } from './gyg-search.service';
export { getGygCounts, getHostedGygs } from './hosted-gygs.service';
export { showGygs } from './list-gygs.service';
export { listGygsPartneredBy, viewOrganizationGygs } from './organization-gygs.service';
