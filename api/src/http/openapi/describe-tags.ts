/** The description of each group of operations, in the order of the reference. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  gygs: 'Events that need people and things. Drafts (`CREATED`) are visible only to their hosts. Published gygs change state by time: `PUBLISHED`, `ONGOING`, `FINISHED`.',
  needs:
    'The needs of a gyg: skills (positions, with a duration) and items (commodities). `availablePositions` is the offered number minus what is booked or offered to the waiting list.',
  bookings:
    'Bookings of a need by a person. Capacity is reserved in the same transaction as the booking, so a need is never overbooked.',
  certificates: 'Certificates of the hours that a person gave to a gyg, which anyone with the code can check.',
  recipients: 'Places for the beneficiaries of a gyg. Only its hosts can see who they are.',
  'waiting list':
    'Queues for full needs and full places for recipients. Places that become free are offered in order, each for 24 hours and at the latest until 12 hours before the start.',
  representation: 'Taking part on behalf of an organisation, once its administrators accept.',
  stories: 'Stories that people write about a gyg afterwards. They are shown once a host has approved them.',
  organisations: 'Hosts and participating organisations: cards, pages, account requests and featured organisations.',
  access:
    'The sites, servers and addresses that an organisation connects with the platform: origins, keys and webhooks.',
  membership: 'Members of organisations and their roles: `ADMIN` or `MEMBER`.',
  partners: 'Organisations that support a gyg beside its host, once they have accepted.',
  portfolios: 'Groups of organisations with combined figures. Each organisation has accepted to be included.',
  catalogues: 'Collections of gygs that an organisation publishes at one URL.',
  'csr tags':
    'An organisation’s labels on gygs. Lists of gygs contain them only if they are the organisation’s own lists.',
  proposals: 'Ideas for gygs, submitted to an organisation, which accepts or declines them once.',
  users: 'Users, their data and their settings.',
  notifications: 'Events that a user is notified of. Some can be accepted or declined directly.',
  invites: 'Invitations to a gyg, a need or an organisation, and requests for stories.',
  reports: 'Contributions given and received, as JSON or CSV.',
  lookups: 'Configuration and goals, and lookups in external services.',
  operations: 'Health checks of the service.',
};
