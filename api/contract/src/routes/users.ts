/** Users: paths as in the contract. */
export const usersRoutes = {
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
} as const;
