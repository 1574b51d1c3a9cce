import { callOptions, useQuery } from '@gyg/platform';

const featuredGygsOptions = () => callOptions('findFeaturedGygs', {}, { as: 'guest' });
const featuredOrganizationsOptions = () => callOptions('listFeaturedOrganizations', {}, { as: 'guest' });
const featuredStoriesOptions = () => callOptions('listFeaturedStories', {}, { as: 'guest' });

/** At most ten gygs, latest start first. */
export const useFeaturedGygs = () => useQuery(featuredGygsOptions());
/** The organisations of the home page. */
export const useFeaturedOrganizations = () => useQuery(featuredOrganizationsOptions());
/** The stories of the home page. */
export const useFeaturedStories = () => useQuery(featuredStoriesOptions());
