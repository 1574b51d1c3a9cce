const key = 'gyg.admin';

/** The organisation that this tab acts for, remembered over a reload. */
export const readAdminOrganization = () => sessionStorage.getItem(key) ?? '';

export function rememberAdminOrganization(organizationId: string): void {
  if (organizationId === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, organizationId);
}
