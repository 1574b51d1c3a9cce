export { FeaturedGygs } from './ui/featured-gygs';
export { FeaturedOrganizations } from './ui/featured-organizations';
export { FeaturedStories } from './ui/featured-stories';
