export type { FeaturedRow } from './featured.repository';
export {
  addFeatured,
  addHomePlace,
  changeHomePlace,
  type Featured,
  feature,
  featuredAction,
  getHomePlaces,
  lockHomePlaces,
  removeEverywhere,
  removeHomePlace,
  unfeature,
} from './featured.service';
