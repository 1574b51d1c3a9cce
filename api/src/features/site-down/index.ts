export { siteDownHandlers } from './site-down.routes';
export { createSiteDown } from './site-down.service';
export { siteSwitchedAt } from './switch-site.service';
