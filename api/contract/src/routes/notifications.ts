/** Notifications: paths as in the contract. */
export const notificationsRoutes = {
  sendNotification: 'POST /notifications',
  listNotifications: 'GET /notifications/users/{userId}',
  countNotifications: 'GET /notifications/users/{userId}/notviewedcount',
  markNotificationsViewed: 'POST /notifications/users/{userId}/viewed',
  respondToNotification: 'POST /notifications/{notificationId}/respond',
  archiveNotification: 'POST /notifications/{notificationId}/archive',
  unarchiveNotification: 'POST /notifications/{notificationId}/unarchive',
} as const;
