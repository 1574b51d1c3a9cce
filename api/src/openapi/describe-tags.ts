/** The description of each group of calls, in the order of the documentation. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  gygs: 'Events that need people and things. Drafts (`CREATED`) are there only for their hosts; published ones move on by the clock: `PUBLISHED`, `ONGOING`, `FINISHED`.',
  needs:
    'What a gyg asks for: skills (positions, with a duration) and items (commodities). `availablePositions` is what is offered less what is booked.',
  bookings:
    'Taking part: one booked need for one person. A place is taken in the same moment or refused; it is never taken twice.',
  recipients: 'Places for those whom a gyg is for. Who they are, only its hosts learn.',
  representation: 'Taking part in the name of an organisation, once its administrators agree.',
  stories: 'What people tell of a gyg afterwards. Shown when a host approved it.',
  organizations: 'Who hosts and who takes part: cards, pages, account requests, and what is shown first.',
  membership: 'Who belongs to an organisation, and as what: `ADMIN` or `MEMBER`.',
  partners: 'Organisations that stand behind a gyg beside its host, once they agreed.',
  portfolios: 'Sets of organisations seen together, each of which agreed to be in it.',
  catalogues: 'Sets of gygs that an organisation shows under one address.',
  'csr tags': 'An organisation’s own labels on gygs; seen in its own lists only.',
  proposals: 'Ideas for gygs, handed in to an organisation and answered once.',
  users: 'People, and what they may know and decide about themselves.',
  notifications: 'What happened, for one person; some can be answered on the spot.',
  invites: 'Inviting people to a gyg, a need, an organisation, or to tell their story.',
  reports: 'What was given and received, as JSON or as a table (CSV).',
  lookups: 'What pages must know first, and services outside that the platform asks for you.',
  operations: 'Whether the service runs.',
};
