import type { NavigationEntry, NavigationRole } from '@gyg/contract/remotes';
import { isSignedIn, isSuperUser, type Session } from '@gyg/platform';
import type { RemoteTable } from '../federation/registry';

/** The role whose menu a session sees (specification 2.2). */
export function navigationRole(session: Session): Exclude<NavigationRole, 'SUPER' | 'MANAGER'> {
  if (!isSignedIn(session)) return 'GUEST';
  return session.loginRole === 'ADMIN' ? 'ADMIN' : 'USER';
}

/**
 * The entries of the bar, or of the slide-out menu, which has all of them: from what every deployed remote declares, in
 * their order. While the session is loading, entries for guests alone are left out: logged-in users would see them flash.
 */
export function navigationEntries(table: RemoteTable, session: Session, place: 'bar' | 'menu'): NavigationEntry[] {
  const held: NavigationRole[] = [
    navigationRole(session),
    ...(isSuperUser(session) ? ['SUPER' as const] : []),
    ...(session.managesGygs ? ['MANAGER' as const] : []),
  ];
  const all = Object.values(table).flatMap((row) => row.navigation);
  const known = session.status === 'ready';
  const seen = all.filter(
    (entry) =>
      entry.roles.some((role) => held.includes(role)) &&
      (place === 'menu' || entry.place !== 'menu') &&
      (known || entry.roles.includes('USER')),
  );
  const ordered = seen.toSorted((one, other) => one.order - other.order);
  // One address may be declared for several roles that a person holds at once.
  return ordered.filter(({ path }, index) => ordered.findIndex((entry) => entry.path === path) === index);
}

/** What a person is called by in short: the first of their names. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** A long name cut for the header: 15 characters and an ellipsis (specification 9). */
export function cutName(name: string, length = 15): string {
  const characters = [...name];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : name;
}
