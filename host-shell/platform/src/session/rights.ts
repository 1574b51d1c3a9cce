import type { UserOrganization } from '@gyg/contract';
import i18n from 'i18next';
import { isApiError } from '../api/api-error';
import { call } from '../api/call';
import { forgetPersonalAnswers } from '../api/queries';
import { toast } from '../toasts/toasts';
import { rememberAdminOrganization } from './admin-mode';
import { guestSession, type Session, useSessionStore } from './session-store';
import { announce } from './tabs';
import { currentToken } from './tokens';

/** Memberships are read again at most this often, and a token that may name new groups is asked for (milliseconds). */
const pauseBetweenLooks = 5_000;
const pauseBetweenRenewals = 30_000;
/** A screen of an organisation has this long to leave (milliseconds); it takes a few. */
const leaving = 2_000;

let goHome: () => void = () => undefined;
let lostAt = Number.NEGATIVE_INFINITY;
let lookedAt = Number.NEGATIVE_INFINITY;
let renewedAt = Number.NEGATIVE_INFINITY;
let waiting: ReturnType<typeof setTimeout> | undefined;
let looking = false;

/** The session's part about the organisation that one acts for; undefined for acting for oneself. */
export function asAdmin(organization: UserOrganization | undefined): Partial<Session> {
  const { organizationId, organizationName, organizationLogo, organizationType } = guestSession;
  if (organization === undefined) {
    return { loginRole: 'USER', organizationId, organizationName, organizationLogo, organizationType };
  }
  return {
    loginRole: 'ADMIN',
    organizationId: organization.organizationId,
    organizationName: organization.name,
    organizationLogo: organization.logo ?? organizationLogo,
    organizationType: organization.organizationType,
  };
}

/** Acts for an organisation that one administers, in this tab. */
export function switchToAdmin(organization: UserOrganization): void {
  rememberAdminOrganization(organization.organizationId);
  useSessionStore.setState(asAdmin(organization));
}

/** Acts for oneself again. */
export function switchToUser(): void {
  rememberAdminOrganization('');
  useSessionStore.setState(asAdmin(undefined));
}

/** Leaves an organisation whose right to act for is gone, says so, and goes home (specification 2.14). */
function loseOrganization(name: string): void {
  lostAt = performance.now();
  switchToUser();
  toast.error(i18n.t('platform:session.adminRightLost', { name }));
  goHome();
  // Screens of the organisation are gone by then, and ask for nothing any more.
  setTimeout(forgetPersonalAnswers);
  announce('rights');
}

/**
 * Takes over memberships that were just read: whether one administers any organisation, and whether still the one that
 * one acts for. Without it admin mode ends.
 */
export function noteMemberships(organizations: readonly UserOrganization[]): void {
  const { loginRole, organizationId, organizationName } = useSessionStore.getState();
  const administered = organizations.filter(({ role }) => role === 'ADMIN');
  useSessionStore.setState({ organizationAdmin: administered.length > 0 });
  if (loginRole !== 'ADMIN') return;
  const current = administered.find((organization) => organization.organizationId === organizationId);
  if (current === undefined) loseOrganization(organizationName);
  else useSessionStore.setState(asAdmin(current));
}

async function readMemberships(userId: string): Promise<readonly UserOrganization[]> {
  try {
    return (await call('listUserOrganizations', { params: { userId } })).organizations;
  } catch (thrown) {
    if (isApiError(thrown) && (thrown.status === 403 || thrown.status === 404)) return [];
    throw thrown;
  }
}

/** Reads the memberships again, whenever it was done last. */
export async function readRights(): Promise<void> {
  const { userId, authentication } = useSessionStore.getState();
  if (userId === '' || looking) return;
  looking = true;
  lookedAt = performance.now();
  try {
    const organizations = await readMemberships(userId);
    const now = useSessionStore.getState();
    if (now.userId === userId && now.authentication !== '' && authentication !== '') noteMemberships(organizations);
  } catch {
    // Rights that cannot be read stay what they were; the API decides in any case.
  } finally {
    looking = false;
  }
}

/** Looks whether the rights still are what the session says; too soon after another look, when its time has come. */
export function lookAtRights(): void {
  if (waiting !== undefined) return;
  const wait = lookedAt + pauseBetweenLooks - performance.now();
  if (wait <= 0) return void readRights();
  waiting = setTimeout(() => {
    waiting = undefined;
    void readRights();
  }, wait);
}

/**
 * Reacts to a refused call of somebody signed in: groups may have changed (a renewed token names them), and the right to
 * act for an organisation may be gone. `status` is 403, or 404, which says the same of what one may no longer see.
 */
export function noteRefusal(status: number): void {
  const { loginRole, authentication } = useSessionStore.getState();
  if (looking || authentication === '') return;
  if (status === 403 && performance.now() - renewedAt > pauseBetweenRenewals) {
    renewedAt = performance.now();
    // What it finds, or why it cannot, the next call learns as well.
    currentToken({ refused: authentication }).catch(() => undefined);
  }
  if (status === 403 || loginRole === 'ADMIN') lookAtRights();
}

/** Whether the right to act for an organisation has just been lost: then its screens lead home. */
export const hasJustLostOrganization = () => performance.now() - lostAt < leaving;

/** Set once by the shell: how to go home without a reload. */
export function configureHome(go: () => void): void {
  goHome = go;
}
