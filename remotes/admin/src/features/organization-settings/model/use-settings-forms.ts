import type { Organization, OrganizationPage } from '@gyg/contract';
import { useSchemaForm } from '../../../shared/schema-form';
import { cardSchema, linksSchema, proposalsSchema, textsSchema, visibilitySchema } from './settings-schemas';
import { cardValues, linksValues, proposalsValues, textsValues, visibilityValues } from './settings-values';

/** The stored settings of an organisation. */
export interface StoredSettings {
  readonly card: Organization;
  readonly page: OrganizationPage;
}

/** One form for each section. The preview reads all of them. */
export const useSettingsForms = ({ card, page }: StoredSettings) => ({
  card: useSchemaForm(cardSchema, { defaultValues: cardValues(card) }),
  texts: useSchemaForm(textsSchema, { defaultValues: textsValues(page) }),
  visibility: useSchemaForm(visibilitySchema, { defaultValues: visibilityValues(page) }),
  links: useSchemaForm(linksSchema, { defaultValues: linksValues(page) }),
  proposals: useSchemaForm(proposalsSchema, { defaultValues: proposalsValues(page) }),
});

export type SettingsForms = ReturnType<typeof useSettingsForms>;
