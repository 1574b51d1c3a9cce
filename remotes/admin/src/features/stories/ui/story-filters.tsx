import { SelectField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useGygOptions } from '../../../shared/gyg-options';
import { KeywordField } from '../../../shared/lists/keyword-field';
import type { StoryList, StoryScope } from '../model/story-list';
import s from './story-filters.module.css';

interface StoryFiltersProps {
  scope: StoryScope;
  list: StoryList;
  onChange: (changes: Partial<StoryList>, options?: { replace?: boolean }) => void;
}

/** Search in captions and names, the gyg, and the order. */
export function StoryFilters({ scope, list, onChange }: StoryFiltersProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={s.root}>
      <div className={s.search}>
        <KeywordField
          label={t('stories.search')}
          value={list.keyword}
          onSearch={(keyword) => onChange({ keyword }, { replace: true })}
        />
      </div>
      {scope.gygId === undefined && (
        <GygFilter organizationId={scope.organizationId} gygId={list.gygId} onChange={(gygId) => onChange({ gygId })} />
      )}
      <SelectField
        label={t('stories.order')}
        labelHidden
        value={list.sort}
        options={(['newest', 'oldest'] as const).map((value) => ({ value, label: t(`stories.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value === 'oldest' ? 'oldest' : 'newest' })}
      />
    </div>
  );
}

interface GygFilterProps {
  organizationId: string;
  gygId: string;
  onChange: (gygId: string) => void;
}

function GygFilter({ organizationId, gygId, onChange }: GygFilterProps) {
  const { t } = useTranslation('admin');
  const { data: gygs = [] } = useGygOptions(organizationId);
  // Only published gygs can have stories.
  const published = gygs.filter(({ state }) => state !== 'CREATED');
  return (
    <SelectField
      className={s.gygs}
      label={t('stories.gyg')}
      labelHidden
      value={gygId}
      options={[
        { value: '', label: t('stories.allGygs') },
        ...published.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
