/** People, for super users: paths as in the contract. */
export const peopleRoutes = {
  listPeople: 'GET /operations/people',
  signOutPerson: 'POST /operations/people/{userId}/sign-out',
  setPersonGroup: 'POST /operations/people/{userId}/groups',
} as const;
