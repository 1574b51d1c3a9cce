export { siteHandlers } from './site-down.routes';
export { createSiteDown, siteSwitchedAt } from './site-down.service';
export { createPublicAddresses, type PublicAddress, type PublicAddresses, type PublicKind } from './sitemap.service';
