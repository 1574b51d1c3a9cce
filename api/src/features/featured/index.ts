export {
  deleteFeatured,
  type FeaturedRow,
  insertFeatured,
  listOnHome,
  lockHome,
  updateFeatured,
} from './featured.repository';
export {
  addFeatured,
  type Featured,
  feature,
  featuredAction,
  removeEverywhere,
  unfeature,
} from './featured.service';
