import type { BrowserStorage } from '../storage/browser-storage';

const key = 'gyg.admin';

/**
 * The organisation that this tab acts for, over reloads; '' if the user acts for themselves. A new tab starts with the
 * last choice of any tab. Later choices in other tabs do not affect it.
 */
export function readAdminOrganization({ tab, device }: BrowserStorage): string {
  const organizationId = tab.getItem(key) ?? device.getItem(key) ?? '';
  if (tab.getItem(key) === null) tab.setItem(key, organizationId);
  return organizationId;
}

/** Stores the organisation that this tab, and all tabs opened later, act for. */
export function writeAdminOrganization({ tab, device }: BrowserStorage, organizationId: string): void {
  // An empty string is a choice too: the user acts for themselves.
  tab.setItem(key, organizationId);
  if (organizationId === '') device.removeItem(key);
  else device.setItem(key, organizationId);
}
