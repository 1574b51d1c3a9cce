/** Gygs: one of them: paths as in the contract. */
export const gygsRoutes = {
  createGyg: 'POST /gygs',
  getGyg: 'GET /gygs/{gygId}',
  updateGyg: 'POST /gygs/{gygId}',
  deleteGyg: 'DELETE /gygs/{gygId}',
  getGygProfile: 'GET /gygs/{gygId}/profile',
  getGygViewer: 'GET /gygs/{gygId}/viewer',
  getGygPage: 'GET /gygs/{gygId}/page',
  saveGygPage: 'POST /gygs/{gygId}/page',
  publishGyg: 'POST /gygs/{gygId}/publish',
  unpublishGyg: 'POST /gygs/{gygId}/unpublish',
  finishGyg: 'POST /gygs/{gygId}/finish',
  uploadGygImage: 'POST /images/gygimage',
  featureGyg: 'POST /gygs/featured/{gygId}',
  unfeatureGyg: 'DELETE /gygs/featured/{gygId}',
} as const;
