import type { BrowserStorage } from '../storage/browser-storage';

const key = 'gyg.admin';

/**
 * The organisation that this tab acts for, over reloads; '' when the user acts for themselves. A new tab starts with the
 * last choice of any tab, and is not affected by later choices of others.
 */
export function readAdminOrganization({ tab, device }: BrowserStorage): string {
  const organizationId = tab.getItem(key) ?? device.getItem(key) ?? '';
  if (tab.getItem(key) === null) tab.setItem(key, organizationId);
  return organizationId;
}

/** Stores whom this tab and all tabs opened later act for. */
export function writeAdminOrganization({ tab, device }: BrowserStorage, organizationId: string): void {
  // An empty text is a choice too: acting for oneself.
  tab.setItem(key, organizationId);
  if (organizationId === '') device.removeItem(key);
  else device.setItem(key, organizationId);
}
