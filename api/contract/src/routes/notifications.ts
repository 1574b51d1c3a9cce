/** Notifications: paths as in the contract. */
export const notificationsRoutes = {
  listNotifications: 'GET /notifications/users/{userId}',
  countNotifications: 'GET /notifications/users/{userId}/notviewedcount',
  markNotificationsViewed: 'POST /notifications/users/{userId}/viewed',
} as const;
