export { addFeatured, type Featured, removeEverywhere, removeFeatured } from './featured.service';
