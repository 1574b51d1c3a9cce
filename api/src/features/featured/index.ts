export type { FeaturedRow } from './featured.repository';
export {
  addFeatured,
  type Featured,
  feature,
  featuredAction,
  removeEverywhere,
  unfeature,
} from './featured.service';
export { addToHome, changeOnHome, getHomeLists, lockHomeLists, removeFromHome } from './home-lists.service';
