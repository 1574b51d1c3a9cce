import type { UserOrganization } from '@gyg/contract';
import type { Language } from '../../core/texts';
import type { Personal } from './gyg-need-query';

/** The visitor's organisations by name, in the order of the language on screen. */
export const sortedOrganizations = (personal: Personal | undefined, language: Language): readonly UserOrganization[] =>
  [...(personal?.organizations ?? [])].sort((one, other) => one.name.localeCompare(other.name, language));
