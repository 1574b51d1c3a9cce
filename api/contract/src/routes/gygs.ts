/** Gygs: one of them: paths as in the contract. */
export const gygsRoutes = {
  getGyg: 'GET /gygs/{gygId}',
  getGygProfile: 'GET /gygs/{gygId}/profile',
  getGygViewer: 'GET /gygs/{gygId}/viewer',
  getGygPage: 'GET /gygs/{gygId}/page',
  uploadGygImage: 'POST /images/gygimage',
} as const;
