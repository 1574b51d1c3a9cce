/** The fields of a gyg that responses about its bookings have, for tests and stories. */
export const sampleGyg = {
  gygTitle: 'Spring clean-up on Ramsvik’s outer shore',
  gygLanguage: 'en',
  startDateTime: '2027-06-12T07:30:00.000Z',
  endDateTime: '2027-06-12T14:00:00.000Z',
  repeats: 'NONE',
  occasionMinutes: null,
  hostName: 'Ren Kust Bohuslän',
} as const;

/** The address, goal and picture of the same gyg. */
export const sampleCard = {
  address: 'Ramsvikslandet, Sotenäs',
  sdgGoalId: 14,
  gygHero: '/media/goals/14.webp',
} as const;
