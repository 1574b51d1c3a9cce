/** Stories: paths as in the contract. */
export const storiesRoutes = {
  createStory: 'POST /stories/gygs/{gygId}/images',
  getStory: 'GET /stories/{storyId}',
  getStoryImage: 'GET /stories/images/{storyId}',
  approveStory: 'POST /stories/{storyId}/approve',
  rejectStory: 'POST /stories/{storyId}/reject',
  respondToStory: 'POST /stories/{storyId}/respond',
  getStoryConsent: 'GET /stories/{storyId}/consent',
  answerStoryConsent: 'POST /stories/{storyId}/consent',
  shareStory: 'POST /stories/{storyId}/sharing',
  deleteStory: 'DELETE /stories/{storyId}',
  searchStories: 'POST /stories/search',
  findStories: 'GET /stories/search',
  listOrganizationStories: 'GET /stories/organization/{organizationId}',
  listFeaturedStories: 'GET /stories/featured',
  featureStory: 'POST /stories/featured/{storyId}',
  unfeatureStory: 'DELETE /stories/featured/{storyId}',
} as const;
