import type { OperationName } from '@gyg/contract';
import { describe, expect, test } from 'vitest';
import {
  type Actor,
  adminOrganizations,
  callerOf,
  isAdminOf,
  isHostOf,
  isInsider,
  isManagerOf,
  isMemberOf,
  isPartnerSite,
  isSelf,
  isSuperUser,
  localeOf,
  managedGygs,
  personOf,
  readerOf,
  readsAsAdmin,
  readsAsHost,
  type SignedIn,
  withScope,
} from './actor';
import { mayCall, permit, type Subject } from './permit';

const guest: Actor = { kind: 'guest' };
const claims = { subject: 's', email: null, emailVerified: false, name: 'N', groups: [], clientId: 'gyg' };
const newcomer: Actor = { kind: 'newcomer', client: null, claims };
const key: Actor = { kind: 'key', id: 'k', organizationId: 'o', scopes: new Set(['gygs:read'] as const) };
const user = (over: Partial<SignedIn> = {}): SignedIn => ({
  ...{ kind: 'user', id: 'u', subject: 's', fullName: 'U', locale: 'se', superUser: false, client: null },
  ...{ roles: new Map(), managed: new Set() },
  ...over,
});
const member = user({ roles: new Map([['o', 'MEMBER']]) });
const admin = user({ roles: new Map([['o', 'ADMIN']]) });
const manager = user({ managed: new Set(['g']) });
const superUser = user({ superUser: true });
const everything = { roles: admin.roles, managed: manager.managed, superUser: true };
const onSite = user({ ...everything, client: { origin: 'https://site.example', scopes: [] } });
const elsewhere = user({ id: 'v', roles: new Map([['p', 'ADMIN']]), managed: new Set(['h']) });

/** What an actor is to the organisation `o`, its gyg `g` and the user `u`. */
function rightsOf(actor: Actor): string[] {
  const gyg = { id: 'g', organizationId: 'o' };
  const held = {
    member: isMemberOf(actor, 'o'),
    admin: isAdminOf(actor, 'o'),
    manager: isManagerOf(actor, 'g'),
    host: isHostOf(actor, gyg),
    super: isSuperUser(actor),
    'reads as host': readsAsHost(actor, gyg),
    'reads as admin': readsAsAdmin(actor, 'o'),
    self: isSelf(actor, 'u'),
    insider: isInsider(actor),
    'partner site': isPartnerSite(actor),
  };
  return Object.entries(held).flatMap(([name, holds]) => (holds ? [name] : []));
}

const asAdmin = ['admin', 'host', 'reads as host', 'reads as admin'];

describe('rights', () => {
  test.each<[string, Actor, string[]]>([
    ['a guest', guest, []],
    ['a newcomer', newcomer, []],
    ['a user', user(), ['self', 'insider']],
    ['a member', member, ['member', 'self', 'insider']],
    ['an administrator', admin, ['member', ...asAdmin, 'self', 'insider']],
    ['a manager', manager, ['manager', 'host', 'reads as host', 'self', 'insider']],
    ['a super user', superUser, ['super', 'reads as host', 'reads as admin', 'self', 'insider']],
    ['a site of a partner', onSite, ['member', 'self', 'insider', 'partner site']],
    ['a key', key, ['member', ...asAdmin, 'insider']],
    ['a key of another organisation', { ...key, organizationId: 'p' }, ['insider']],
    ['who has rights elsewhere', elsewhere, ['insider']],
  ])('of %s', (_name, actor, rights) => {
    expect(rightsOf(actor)).toEqual(rights);
  });

  test('of a person are not those of a key with the same id', () => {
    expect(isSelf(key, 'k')).toBe(false);
  });

  test('are listed by organisation, gyg and person', () => {
    const lists = (actor: Actor) => [adminOrganizations(actor), managedGygs(actor), personOf(actor)];
    const roles = new Map([
      ['o', 'ADMIN'],
      ['p', 'MEMBER'],
    ] as const);
    expect(lists(user({ roles, managed: manager.managed }))).toEqual([['o'], ['g'], 'u']);
    expect(lists(onSite)).toEqual([[], [], 'u']);
    expect(lists(key)).toEqual([['o'], [], null]);
    expect(lists(newcomer)).toEqual([[], [], null]);
  });

  test('of a key end where it has no scope', () => {
    expect(withScope(key, 'gygs:read')).toBe(key);
    expect(withScope(key, 'bookings:read')).toEqual(guest);
    expect(withScope(admin, 'bookings:read')).toBe(admin);
  });
});

describe('the language of the caller', () => {
  test('is that of the call, else that of the account, else English', () => {
    expect([localeOf(user()), localeOf(guest), localeOf(newcomer)]).toEqual(['se', 'en', 'en']);
    expect([localeOf(readerOf(user(), 'en')), localeOf(readerOf(guest, 'se'))]).toEqual(['en', 'se']);
    expect([localeOf(readerOf(user(), undefined)), readerOf(newcomer, 'se')]).toEqual(['se', newcomer]);
  });
});

describe('a call', () => {
  const writingKey: Actor = { ...key, scopes: new Set(['gygs:write']) };
  const actors = { guest, newcomer, elsewhere, member, admin, manager, superUser, onSite, key, writingKey };
  const users = ['elsewhere', 'member', 'admin', 'manager', 'superUser', 'onSite'];
  const selves = users.slice(1);
  const gyg = { id: 'g', organizationId: 'o' };

  test.each<[OperationName, Subject, string[]]>([
    ['getUserProfile', {}, Object.keys(actors)],
    ['inviteOrganization', {}, users],
    ['updateUser', { userId: 'u' }, selves],
    ['updateUser', { userId: null }, []],
    ['exportUser', { userId: 'u' }, selves.slice(0, -1)],
    ['shareStory', { authorId: 'u' }, selves],
    ['shareStory', {}, []],
    ['createStory', { booker: true }, ['guest', 'newcomer', ...users]],
    ['createStory', {}, []],
    ['sendInvites', { organizationId: 'o' }, ['member', 'admin', 'onSite']],
    ['sendInvites', { organizationId: null }, []],
    ['updateOrganization', { organizationId: 'o' }, ['admin']],
    ['updateOrganization', {}, []],
    ['createGyg', { organizationId: 'o' }, ['admin', 'writingKey']],
    ['selectGygs', { gyg }, ['manager', 'superUser']],
    ['selectGygs', {}, ['superUser']],
    ['updateGyg', { gyg }, ['admin', 'manager', 'writingKey']],
    ['updateGyg', {}, []],
    ['listGygTranslations', { gyg }, ['admin', 'manager', 'superUser', 'key']],
    ['listPortfolios', { ownerId: 'o' }, ['admin', 'superUser']],
    ['createPortfolio', {}, ['superUser']],
    ['listAuditEntries', {}, ['superUser']],
  ])('%s with %j is for %j', (name, subject, allowed) => {
    const allowedActors = Object.entries(actors).filter(([, actor]) => mayCall(name, actor, subject));
    expect(allowedActors.map(([actor]) => actor)).toEqual(allowed);
  });

  test('that is refused asks a guest to log in, and tells others that they may not', () => {
    const status = (actor: Actor) => {
      try {
        return permit('listAuditEntries', actor);
      } catch (thrown) {
        return thrown;
      }
    };
    expect(status(guest)).toMatchObject({ status: 401 });
    expect(status(newcomer)).toMatchObject({ status: 401 });
    expect(status(key)).toMatchObject({ status: 403 });
    expect(status(admin)).toMatchObject({ status: 403 });
    expect(status(superUser)).toBeUndefined();
  });
});

describe('the name under which calls are counted', () => {
  test('differs between people, keys, newcomers and networks', () => {
    const names = [user(), user({ id: 'v' }), key, newcomer, guest].map((actor) =>
      callerOf(actor, { ip: '192.0.2.1' }),
    );
    expect(new Set(names).size).toBe(5);
    expect(names.every((name) => /^[\w-]{43}$/.test(name))).toBe(true);
    expect(callerOf(user(), { ip: '192.0.2.2' })).toBe(names[0]);
  });

  test('is one for the network of a household', () => {
    const name = (ip: string) => callerOf(guest, { ip });
    expect(name('2001:db8:0:1::1')).toBe(name('2001:db8:0:2::2'));
    expect(name('2001:db8:0:1::1')).not.toBe(name('2001:db8:1::1'));
    expect(name('192.0.2.1')).not.toBe(name('192.0.2.2'));
  });
});
