/** The callers of the access matrix: the contract's seven, each with no other role. */
export const actorNames = ['guest', 'user', 'booker', 'manager', 'hostAdmin', 'otherAdmin', 'superUser'] as const;
export type ActorName = (typeof actorNames)[number];

/** The same people on a partner's registered site, which has everything that a site may ask for. */
export const personOnSite = {
  userOnSite: 'user',
  bookerOnSite: 'booker',
  managerOnSite: 'manager',
  hostAdminOnSite: 'hostAdmin',
  superUserOnSite: 'superUser',
} as const satisfies Record<string, ActorName>;
export type OnSite = keyof typeof personOnSite;

/** `ok` is any 2xx. 404: they may not even see that it exists. */
export type Outcome = 'ok' | 401 | 403 | 404;
export type Expectation = Readonly<Record<ActorName, Outcome>>;

/** Open to all, including guests. */
export const everybody: Expectation = {
  guest: 'ok',
  user: 'ok',
  booker: 'ok',
  manager: 'ok',
  hostAdmin: 'ok',
  otherAdmin: 'ok',
  superUser: 'ok',
};

/** Open to all logged-in users. */
export const signedIn: Expectation = { ...everybody, guest: 401 };

/** Super users only. */
export const supers: Expectation = {
  guest: 401,
  user: 403,
  booker: 403,
  manager: 403,
  hostAdmin: 403,
  otherAdmin: 403,
  superUser: 'ok',
};

/** The hosts of the gyg write; a super user only reads. */
export const hosts: Expectation = {
  guest: 401,
  user: 403,
  booker: 403,
  manager: 'ok',
  hostAdmin: 'ok',
  otherAdmin: 403,
  superUser: 403,
};

/** For a draft the others cannot even see that it exists. */
export const hostsOfDraft: Expectation = { ...hosts, user: 404, booker: 404, otherAdmin: 404 };

/** A draft is read by its hosts, and by super users. */
export const readersOfDraft: Expectation = { ...everybody, guest: 404, user: 404, booker: 404, otherAdmin: 404 };
