import { browserStorage } from '../storage/browser-storage';

const key = 'gyg.admin';

/**
 * The organisation that this tab acts for, remembered over a reload; '' for acting for oneself. A new tab begins with the
 * choice that was made last in any, and keeps it whatever others choose later.
 */
export function readAdminOrganization(): string {
  const tab = browserStorage('tab');
  const organizationId = tab.getItem(key) ?? browserStorage('device').getItem(key) ?? '';
  if (tab.getItem(key) === null) tab.setItem(key, organizationId);
  return organizationId;
}

/** Remembers whom this tab, and every tab that is opened from now on, acts for. */
export function rememberAdminOrganization(organizationId: string): void {
  // An empty text is a choice too: acting for oneself.
  browserStorage('tab').setItem(key, organizationId);
  if (organizationId === '') browserStorage('device').removeItem(key);
  else browserStorage('device').setItem(key, organizationId);
}
