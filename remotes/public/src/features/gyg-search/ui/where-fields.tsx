import { limits } from '@gyg/contract/rules';
import { Combobox, SelectField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { radii } from '../model/search-where';
import type { WhereFieldState } from '../model/use-where-field';

export interface WherePartProps {
  where: WhereFieldState;
}

/** Town or place: proposes towns; any other text is allowed. */
export function TownField({ where, label, onBlur }: WherePartProps & { label?: string; onBlur?: () => void }) {
  const { t } = useTranslation('public');
  return (
    <Combobox
      freeText
      filtered
      label={label ?? t('search.where.label')}
      placeholder={label === undefined ? t('search.where.placeholder') : undefined}
      maxLength={limits.keyword}
      options={where.towns.map(({ name }) => ({ value: name, label: name }))}
      loading={where.loading}
      value={null}
      text={where.text}
      onTextChange={where.setText}
      onValueChange={(option) => option && where.choose(option.value)}
      onBlur={onBlur}
      texts={{
        show: t('search.where.show'),
        clear: t('search.where.clear'),
        loading: t('search.where.loading'),
        empty: t('search.where.noTown'),
        found: (count) => t('search.where.towns', { count }),
      }}
    />
  );
}

export interface RadiusSelectProps extends WherePartProps {
  labelHidden?: boolean;
  className?: string | undefined;
}

/** How far from the town or the user's position. */
export function RadiusSelect({ where, labelHidden = true, className }: RadiusSelectProps) {
  const { t } = useTranslation('public');
  return (
    <SelectField
      className={className}
      label={t('search.where.within')}
      labelHidden={labelHidden}
      value={String(where.km)}
      options={radii.map((km) => ({ value: String(km), label: t('search.where.radius', { km }) }))}
      onChange={(event) => {
        const chosen = radii.find((km) => String(km) === event.currentTarget.value);
        if (chosen !== undefined) where.setKm(chosen);
      }}
    />
  );
}
