import type { UserOrganization } from '@gyg/contract';
import { isApiError } from '@gyg/contract/client';
import type { AccessToken } from './access-token';
import { writeAdminOrganization } from './admin-organization';
import type { SessionContext } from './session-context';
import { guestSession, type Session } from './session-state';
import { notifyTabs } from './tab-messages';

/** Minimum time between reloads of the memberships, and between token renewals to get new groups (milliseconds). */
const refreshInterval = 5_000;
const renewalInterval = 30_000;
/** How long guards redirect to home after the role was lost (milliseconds). Screens need this time to unmount. */
const leavingFor = 2_000;

/** The session fields of the organisation that the user acts for; undefined if they act for themselves. */
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

/** Admin mode: acting for an organisation, switching, and ending when the role is revoked. */
export function createAdminRole(context: SessionContext, { currentToken }: AccessToken) {
  const { api, clock, page, storage, store } = context;
  let roleRevokedAt = Number.NEGATIVE_INFINITY;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let scheduled = false;
  let loading = false;

  /** Switches this tab to admin mode for an organisation that the user administers. */
  function switchToAdmin(organization: UserOrganization): void {
    writeAdminOrganization(storage, organization.organizationId);
    store.setState(asAdmin(organization));
  }

  /** Switches back to acting for oneself. */
  function switchToUser(): void {
    writeAdminOrganization(storage, '');
    store.setState(asAdmin(undefined));
  }

  function endAdminMode(name: string): void {
    roleRevokedAt = clock.elapsed();
    switchToUser();
    page.notify({ key: 'adminRightLost', name });
    context.goHome();
    // Scheduled: by then the organisation's screens have unmounted and fetch nothing more.
    clock.schedule(page.clearPersonalCache);
    notifyTabs(storage, 'rights');
  }

  /** Applies memberships that were just loaded. Ends admin mode if the user no longer administers the organisation. */
  function applyMemberships(organizations: readonly UserOrganization[]): void {
    const { loginRole, organizationId, organizationName } = store.getState();
    const administered = organizations.filter(({ role }) => role === 'ADMIN');
    store.setState({ organizationAdmin: administered.length > 0 });
    if (loginRole !== 'ADMIN') return;
    const current = administered.find((organization) => organization.organizationId === organizationId);
    if (current === undefined) endAdminMode(organizationName);
    else store.setState(asAdmin(current));
  }

  async function loadMemberships(userId: string): Promise<readonly UserOrganization[]> {
    try {
      return (await api.call('listUserOrganizations', { params: { userId } })).organizations;
    } catch (thrown) {
      if (isApiError(thrown) && (thrown.status === 403 || thrown.status === 404)) return [];
      throw thrown;
    }
  }

  /** Loads the memberships now. */
  async function reloadMemberships(): Promise<void> {
    const { userId, authentication } = store.getState();
    if (userId === '' || loading) return;
    loading = true;
    loadedAt = clock.elapsed();
    try {
      const organizations = await loadMemberships(userId);
      const now = store.getState();
      if (now.userId === userId && now.authentication !== '' && authentication !== '') applyMemberships(organizations);
    } catch {
      // If loading fails, the roles stay unchanged; the API checks them anyway.
    } finally {
      loading = false;
    }
  }

  /** Loads the memberships, now or as soon as `refreshInterval` allows. */
  function refreshMemberships(): void {
    if (scheduled) return;
    const wait = loadedAt + refreshInterval - clock.elapsed();
    if (wait <= 0) return void reloadMemberships();
    scheduled = true;
    clock.schedule(() => {
      scheduled = false;
      void reloadMemberships();
    }, wait);
  }

  /**
   * Handles a request that was refused with 403, or with 404, which hides data that the user may no longer see. The user's
   * groups may have changed (a renewed token contains them), or their role in the organisation.
   */
  function handleForbidden(status: number): void {
    const { loginRole, authentication } = store.getState();
    if (loading || authentication === '') return;
    if (status === 403 && clock.elapsed() - renewedAt > renewalInterval) {
      renewedAt = clock.elapsed();
      // If this fails, the next request fails the same way and handles it.
      currentToken({ refused: authentication }).catch(() => undefined);
    }
    if (status === 403 || loginRole === 'ADMIN') refreshMemberships();
  }

  return {
    switchToAdmin,
    switchToUser,
    applyMemberships,
    reloadMemberships,
    refreshMemberships,
    handleForbidden,
    hasJustLostRole: () => clock.elapsed() - roleRevokedAt < leavingFor,
  };
}
