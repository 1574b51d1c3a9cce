/** Reports: paths as in the contract. */
export const reportsRoutes = {
  reportGiven: 'POST /reports/contributions/given',
  reportReceived: 'POST /reports/contributions/received',
  reportPartner: 'POST /reports/partner',
} as const;
