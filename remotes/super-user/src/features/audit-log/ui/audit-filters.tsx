import { auditCategories, auditRoles } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { DateField, LiveSearchField, SelectField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { isDay } from '../../../shared/time/swedish-day';
import type { AuditList } from '../model/audit-list';
import s from './audit-filters.module.css';

export interface AuditFiltersProps {
  list: AuditList;
  onChange: (changes: Partial<AuditList>, options?: { replace?: boolean }) => void;
}

/** Search, who, what, and the days. */
export function AuditFilters({ list, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('super-user');
  return (
    <fieldset className={s.filters} aria-label={t('audit.filters')}>
      <div className={s.search}>
        <span className={s.label} aria-hidden="true">
          {t('audit.search')}
        </span>
        <LiveSearchField
          maxLength={limits.keyword}
          label={t('audit.search')}
          placeholder={t('audit.searchHint')}
          clearLabel={t('audit.clear')}
          value={list.keyword}
          onSearch={(keyword) => onChange({ keyword }, { replace: true })}
        />
      </div>
      <SelectField
        label={t('audit.who')}
        value={list.role ?? ''}
        options={[
          { value: '', label: t('audit.everyone') },
          ...auditRoles.map((role) => ({ value: role, label: t(`audit.roles.${role}`) })),
        ]}
        onChange={({ currentTarget }) => onChange({ role: auditRoles.find((role) => role === currentTarget.value) })}
      />
      <SelectField
        label={t('audit.what')}
        value={list.category ?? ''}
        options={[
          { value: '', label: t('audit.everything') },
          ...auditCategories.map((category) => ({ value: category, label: t(`audit.categories.${category}`) })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ category: auditCategories.find((category) => category === currentTarget.value) })
        }
      />
      {(['from', 'to'] as const).map((day) => (
        <DateField
          key={day}
          label={t(`audit.${day}`)}
          value={list[day] ?? ''}
          onValueChange={(value) => onChange({ [day]: isDay(value) ? value : undefined })}
        />
      ))}
    </fieldset>
  );
}
