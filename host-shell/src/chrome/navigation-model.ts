import type { NavigationEntry, NavigationRole } from '@gyg/contract/remotes';
import { isSignedIn, isSuperUser, type Session } from '@gyg/platform';
import type { RemoteTable } from '../remotes/registry';

/** The role whose navigation a session sees. */
export function navigationRole(session: Session): Exclude<NavigationRole, 'SUPER' | 'MANAGER'> {
  if (!isSignedIn(session)) return 'GUEST';
  return session.loginRole === 'ADMIN' ? 'ADMIN' : 'USER';
}

/**
 * The entries of the header, or of the slide-out menu, which has all of them. All deployed remotes declare entries,
 * shown in their order. While the session is loading, guest-only entries are left out: logged-in users would see them
 * flash.
 */
export function navigationEntries(table: RemoteTable, session: Session, place: 'bar' | 'menu'): NavigationEntry[] {
  const held: NavigationRole[] = [
    navigationRole(session),
    ...(isSuperUser(session) ? ['SUPER' as const] : []),
    ...(session.managesGygs ? ['MANAGER' as const] : []),
  ];
  const all = Object.values(table).flatMap((row) => row.navigation);
  const isReady = session.status === 'ready';
  const seen = all.filter(
    (entry) =>
      entry.roles.some((role) => held.includes(role)) &&
      (place === 'menu' || entry.place !== 'menu') &&
      (isReady || entry.roles.includes('USER')),
  );
  const ordered = seen.toSorted((left, right) => left.order - right.order);
  // One path may be declared for several roles of the same user.
  return ordered.filter(({ path }, index) => ordered.findIndex((entry) => entry.path === path) === index);
}

/** The first of a user's names. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** Cuts a long name for the header: 15 characters and an ellipsis. */
export function cutName(name: string, length = 15): string {
  const characters = [...name];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : name;
}
