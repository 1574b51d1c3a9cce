export { createPublicAddresses, type PublicAddress, type PublicAddresses } from './sitemap.service';
