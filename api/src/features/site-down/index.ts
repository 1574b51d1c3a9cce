export { createSiteDown } from './site-down.service';
