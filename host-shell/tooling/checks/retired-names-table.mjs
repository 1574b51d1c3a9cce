/**
 * Names and words that the project no longer uses, and what to write instead. `name` is matched in paths, code,
 * comments, texts and docs. `planted` is a line in which the check must find it.
 * @typedef {{ name: RegExp, instead: string, planted: string }} RetiredName
 */

const retire = (name, instead, planted) => ({ name, instead, planted });

/** @type {RetiredName[]} */
const identifiers = [
  retire(
    /\bWork\b(?=[,;)>[]| [|&=}])|\bwork\.t\b/,
    'UnitOfWork, tx',
    'export async function book(work: Work, id: string) {',
  ),
  retire(/\btell(Of|Those|Them|All)[A-Z]\w*/, 'notify…', 'await tellOfBooking(tx, booking);'),
  retire(/\bhold(Need|Gyg|Organization|User)\w*|\blockGygAway\b/, 'lock…ForUpdate', 'await holdNeed(tx, id);'),
  retire(/\b(give|take|get)Places\b/, 'releaseCapacity, reserveCapacity, getCapacity', 'await takePlaces(tx, id, 2);'),
  retire(
    /\bOutside(Desk|Service)\w*|\b(ask|outside)Outside\w*|\boutside-(desk|double|services)\b|\/outside\//,
    'ExternalServiceClient, fetchExternal, external-services',
    'const desk = new OutsideDesk();',
  ),
  retire(
    /\bKeptFresh\w*|\bcreateKeptFresh\b|\bkept-fresh\b/,
    'RefreshingCache',
    "import { createKeptFresh } from './kept-fresh';",
  ),
  retire(/\breadKept\b/, 'readJson, writeJson', "const state = readKept('session');"),
  retire(/\binTurn\b|\bin-turn\b/, 'withLock', 'await inTurn(name, run);'),
  retire(/\bnoteEnd\b|\bforget-erased\b/, 'recordSessionEnd, clearStoredUser', 'noteEnd(reason);'),
  retire(/\bsayFailure\b|\bdescribeFailure\b/, 'errorHandler, serializeError', 'app.use(sayFailure);'),
  retire(
    /\bkeepHouse\b|\bkeep-house\b|\bpassTransitions\b|\bcreate-?[sS]weep\b/,
    'runMaintenance, scheduler, applyDueTransitions',
    'await keepHouse(database);',
  ),
  retire(
    /\bpasswordEra\b|\boutlivedKeys\b|\brereadEvery\b/,
    'passwordChangedAt, expiredKeys, reloadInterval',
    'if (token.iat < user.passwordEra) refuse();',
  ),
  retire(/\bmailNobody\b|\bnobodys?-?(mail|hash)\b/i, 'sendDummyMail, dummyHash', 'await mailNobody(address);'),
  retire(
    /\b(require|list)?Living\w*|\b(living|erased)Among\b/,
    'requireActiveUser, filterActiveUsers',
    'await requireLiving(tx, userId);',
  ),
  retire(
    /\b(useStanding|standingWith|isKept\w*|ToldStory|setTold)\b|\.asked\.length\b/,
    'useMembershipStatus, membershipStatusIn, isAllowedAddress, StoryContext, requests',
    'const status = useStanding(id);',
  ),
  retire(
    /\b(known|standing|refusal)Of\b/,
    'visibleTo, getEligibility, getBookingRefusal',
    'const refusal = refusalOf(need, actor);',
  ),
  retire(
    /\b(Toast|Tab)Face\b|\bEditorStandIn\b|\bLiveTabs\b/,
    'ToastView, TabView, EditorPlaceholder, InteractiveTabs',
    'export const TabFace = () => null;',
  ),
  retire(
    /\blostAt\b|\blookAtRights\b|\bnoteRefusal\b/,
    'roleRevokedAt, refreshMemberships, handleForbidden',
    'await lookAtRights();',
  ),
  retire(
    /\b(request-desk|pool-double|smtp-double|stand-in-\w+|outside-double)\b|-storm\.test\b/,
    'fake-…, *.concurrency.test',
    "import { pool } from './pool-double';",
  ),
  retire(
    /[a-z]Organisation|\borganisations?[A-Z]\w*|\borganisations?_|_organisations?\b|\borganisations?-[a-z]+\.(ts|tsx|md)\b/,
    'organization, in identifiers, tables and files',
    'const organisationId = row.organisationId;',
  ),
];

/** A word of prose. As a separate value ('nobody', nobody@example.org) it is data and allowed. */
const word = (pattern) => new RegExp(`(?<!['"\`.=])\\b(?:${pattern})\\b|\\b(?:${pattern})\\b(?!['"\`@-])`, 'i');

/** @type {RetiredName[]} */
const prose = [
  retire(word('nobody'), 'no one, or the sentence with its subject', '/** What nobody may see. */'),
  retire(word('somebody'), 'someone, a person, a user', '// somebody else has taken it'),
  retire(word('anew'), 'again, new', '// loads the module anew'),
  retire(word('who(?:so)?ever|whichever'), 'anyone who, any', '/** Whoever runs it decides. */'),
  retire(
    /[a-z](?:Nobody|Somebody|Anew|Whoever|Stranger)/,
    'the standard word for what it is',
    'const takesNobody = true;',
  ),
  retire(/\bwhat waits\b/i, 'what is pending, open tasks', '/** What waits for an answer. */'),
  retire(word('strangers?'), 'an unknown visitor, an attacker, another person', '/** What a stranger may learn. */'),
];

export const retiredNames = [...identifiers, ...prose];
