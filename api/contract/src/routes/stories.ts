/** Stories: paths as in the contract. */
export const storiesRoutes = {
  listFeaturedStories: 'GET /stories/featured',
} as const;
