export {
  createPublicAddresses,
  type PublicAddress,
  type PublicAddresses,
  type PublicKind,
} from './sitemap.service';
