/** Paths of what users have. */
export const usersRoutes = {
  // Users
  createUser: 'POST /users',
  getUser: 'GET /users/{userId}',
  updateUser: 'POST /users/{userId}',
  eraseUser: 'DELETE /users/{userId}',
  exportUser: 'GET /users/{userId}/export',
  getUserProfile: 'GET /users/{userId}/profile',
  searchUsers: 'POST /search/users',
  uploadProfileImage: 'POST /images/profile',
  listUserBookings: 'GET /users/{userId}/bookings',
  listManagedGygs: 'GET /users/{userId}/gygs/managed',

  // Personal calendar feeds
  getCalendar: 'GET /users/{userId}/calendar',
  renewCalendar: 'POST /users/{userId}/calendar',
  getCalendarFeed: 'GET /calendars/{secret}.ics',

  // Partners' sites that act for a user
  listConnectedSites: 'GET /users/{userId}/sites',
  removeConnectedSite: 'DELETE /users/{userId}/sites',

  // Notifications
  sendNotification: 'POST /notifications',
  listNotifications: 'GET /notifications/users/{userId}',
  countNotifications: 'GET /notifications/users/{userId}/notviewedcount',
  markNotificationsViewed: 'POST /notifications/users/{userId}/viewed',
  respondToNotification: 'POST /notifications/{notificationId}/respond',
  archiveNotification: 'POST /notifications/{notificationId}/archive',
  unarchiveNotification: 'POST /notifications/{notificationId}/unarchive',
} as const;
