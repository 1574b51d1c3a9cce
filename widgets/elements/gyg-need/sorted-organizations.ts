import type { UserOrganization } from '@gyg/contract';
import type { Personal } from './gyg-need-query';

/** The visitor's organisations by name. */
export const sortedOrganizations = (personal: Personal | undefined): readonly UserOrganization[] =>
  [...(personal?.organizations ?? [])].sort((one, other) => one.name.localeCompare(other.name, 'sv'));
