import { limits } from '@gyg/contract/rules';
import { Section } from '@gyg/design-system';
import { FieldError, SearchField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { useOrganizationSearch } from '../model/use-organization-search';
import { OrganizationResults } from './organization-results';

/** Finds organisations by a part of their name, which must not be empty. */
export function OrganizationSearch() {
  const { t } = useTranslation('public');
  const search = useOrganizationSearch();
  const errorId = useId();
  return (
    <Section title={t('membership.search.title')} spacing="none">
      <SearchField
        label={t('membership.search.label')}
        placeholder={t('membership.search.placeholder')}
        submitLabel={t('membership.search.submit')}
        defaultValue={search.keyword}
        maxLength={limits.keyword}
        onChange={(event) => search.type(event.currentTarget.value)}
        onSearch={search.send}
        {...(search.missing && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {search.missing && (
        <div role="alert">
          <FieldError id={errorId}>{t('membership.search.missing')}</FieldError>
        </div>
      )}
      <OrganizationResults keyword={search.keyword} page={search.page} href={search.href} />
    </Section>
  );
}
