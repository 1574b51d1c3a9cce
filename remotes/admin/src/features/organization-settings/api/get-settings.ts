import { callOptions } from '@gyg/platform';

/** The organisation's card. */
export const cardOptions = (organizationId: string) => callOptions('getOrganization', { params: { organizationId } });

/** Its page and settings. */
export const pageOptions = (organizationId: string) =>
  callOptions('getOrganizationPage', { params: { organizationId } });
