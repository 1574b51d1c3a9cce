/**
 * Every call of the product's API as `METHOD path`, without schemas, so that browsers can build requests
 * without loading a validator. The base path is `/api`. Schemas stand beside the same name in `operations/`.
 */
export const routes = {
  // users
  createUser: 'POST /users',
  getUser: 'GET /users/{userId}',
  updateUser: 'POST /users/{userId}',
  listUserBookings: 'GET /users/{userId}/bookings',
  listManagedGygs: 'GET /users/{userId}/gygs/managed',
  listUserOrganizations: 'GET /users/{userId}/organizations',
  // organisations
  listOrganizations: 'GET /organizations',
  getOrganization: 'GET /organizations/{organizationId}',
  getOrganizationProfile: 'GET /organizations/{organizationId}/profile',
  getOrganizationByName: 'GET /organizations/name/{friendlyUrl}',
  getOrganizationPage: 'GET /organizations/{organizationId}/page',
  listOrganizationGygs: 'GET /organizations/{organizationId}/gygs',
  searchOrganizations: 'POST /search/organizations',
  findOrganizations: 'GET /search/organizations',
  listFeaturedOrganizations: 'GET /organizations/featured',
  listOrganizationRequests: 'GET /organizations/requests',
  getOrganizationRequest: 'GET /organizations/requests/{requestId}',
  respondToOrganizationRequest: 'POST /organizations/requests/{requestId}/respond',
  // gygs
  getGyg: 'GET /gygs/{gygId}',
  getGygProfile: 'GET /gygs/{gygId}/profile',
  getGygViewer: 'GET /gygs/{gygId}/viewer',
  getGygPage: 'GET /gygs/{gygId}/page',
  searchGygs: 'POST /gygs/search',
  findGygs: 'GET /gygs/search',
  searchGygsByIds: 'POST /search/gygs',
  findGygsByIds: 'GET /search/gygs',
  searchFeaturedGygs: 'POST /gygs/search/featured',
  findFeaturedGygs: 'GET /gygs/search/featured',
  searchHostedGygs: 'POST /gygs/search/hosts',
  findHostedGygs: 'GET /gygs/search/hosts',
  searchGygByUrl: 'POST /gygs/search/url',
  findGygByUrl: 'GET /gygs/search/url',
  viewOrganizationGygs: 'GET /gygs/view/organization/{organizationId}',
  // needs
  listPositions: 'GET /gygs/{gygId}/positions/',
  createPosition: 'POST /gygs/{gygId}/positions/',
  deletePositions: 'DELETE /gygs/{gygId}/positions/',
  updatePosition: 'POST /gygs/{gygId}/positions/{needId}',
  deletePosition: 'DELETE /gygs/{gygId}/positions/{needId}',
  listCommodities: 'GET /gygs/{gygId}/commodities/',
  createCommodity: 'POST /gygs/{gygId}/commodities/',
  deleteCommodities: 'DELETE /gygs/{gygId}/commodities/',
  updateCommodity: 'POST /gygs/{gygId}/commodities/{needId}',
  deleteCommodity: 'DELETE /gygs/{gygId}/commodities/{needId}',
  // bookings
  listParticipants: 'GET /gygs/{gygId}/participants',
  createBooking: 'POST /gygs/{gygId}/participants',
  updateBooking: 'POST /gygs/{gygId}/participants/{bookingId}',
  acceptBooking: 'POST /gygs/{gygId}/participants/{bookingId}/accept',
  declineBooking: 'POST /gygs/{gygId}/participants/{bookingId}/decline',
  cancelBooking: 'POST /gygs/{gygId}/participants/{bookingId}/cancel',
  recordAttendance: 'POST /gygs/{gygId}/participants/{bookingId}/attendance',
  // representation
  listOrganizationRepresentationRequests: 'GET /representationrequests/organizations/{organizationId}',
  listUserRepresentationRequests: 'GET /representationrequests/users/{userId}',
  acceptRepresentationRequest: 'POST /representationrequests/{requestId}/accept',
  declineRepresentationRequest: 'POST /representationrequests/{requestId}/decline',
  // recipients
  listBeneficiaries: 'GET /gygs/{gygId}/beneficiaries',
  createBeneficiary: 'POST /gygs/{gygId}/beneficiaries',
  cancelBeneficiary: 'POST /gygs/{gygId}/beneficiaries/{beneficiaryId}/cancel',
  // stories
  listFeaturedStories: 'GET /stories/featured',
  // notifications
  listNotifications: 'GET /notifications/users/{userId}',
  countNotifications: 'GET /notifications/users/{userId}/notviewedcount',
  markNotificationsViewed: 'POST /notifications/users/{userId}/viewed',
  // lookups
  listGoals: 'GET /sdgs',
  getConfig: 'GET /config',
  // operations
  getLiveness: 'GET /health/live',
  getReadiness: 'GET /health/ready',
} as const;

/** The name of a call, for instance `getGygProfile`. */
export type OperationName = keyof typeof routes;

/** The method and the path template of a call. */
export function routeOf(name: OperationName): { method: 'GET' | 'POST' | 'DELETE'; path: string } {
  const [method = 'GET', path = ''] = routes[name].split(' ');
  return { method: method === 'POST' || method === 'DELETE' ? method : 'GET', path };
}

/**
 * The path of a call with its parameters filled in and encoded, below `/api`.
 * Throws where the template names a parameter that is not given.
 */
export function pathOf(name: OperationName, params: Record<string, string> = {}): string {
  return routeOf(name).path.replace(/\{(\w+)\}/g, (_match, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The call ${name} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
}
