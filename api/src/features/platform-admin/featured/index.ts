export type { FeaturedRow } from './featured.repository';
export {
  addFeatured,
  type Featured,
  feature,
  featuredAction,
  removeEverywhere,
  unfeature,
} from './featured.service';
export {
  addHomePlace,
  changeHomePlace,
  getHomePlaces,
  lockHomePlaces,
  removeHomePlace,
} from './home-places.service';
