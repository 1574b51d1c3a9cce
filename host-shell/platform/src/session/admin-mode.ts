import { browserStorage } from '../storage/browser-storage';

const key = 'gyg.admin';

/** The organisation that this tab acts for, remembered over a reload. */
export const readAdminOrganization = () => browserStorage('tab').getItem(key) ?? '';

export function rememberAdminOrganization(organizationId: string): void {
  if (organizationId === '') browserStorage('tab').removeItem(key);
  else browserStorage('tab').setItem(key, organizationId);
}
