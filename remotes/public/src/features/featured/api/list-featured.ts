import { callOptions, useQuery } from '@gyg/platform';

export const featuredGygsOptions = callOptions('findFeaturedGygs', {}, { as: 'guest' });
export const featuredOrganizationsOptions = callOptions('listFeaturedOrganizations', {}, { as: 'guest' });
export const featuredStoriesOptions = callOptions('listFeaturedStories', {}, { as: 'guest' });

/** At most ten gygs, latest start first (specification 9). */
export const useFeaturedGygs = () => useQuery(featuredGygsOptions);
/** The organisations of the home page's strip. */
export const useFeaturedOrganizations = () => useQuery(featuredOrganizationsOptions);
/** The stories of the home page's band. */
export const useFeaturedStories = () => useQuery(featuredStoriesOptions);
