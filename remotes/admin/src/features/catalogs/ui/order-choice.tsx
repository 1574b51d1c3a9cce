import type { Gyg } from '@gyg/contract';
import { SelectField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useRef } from 'react';
import { byDate, inOrder, isByDate } from '../model/catalog-gygs';

export interface OrderChoiceProps {
  gygs: readonly Gyg[];
  onChange: (gygs: readonly Gyg[]) => void;
}

/** Sorts a catalogue by date, or goes back to the own order that it had before. */
export function OrderChoice({ gygs, onChange }: OrderChoiceProps) {
  const { t } = useTranslation('admin');
  const own = useRef<readonly string[]>([]);
  const isSorted = gygs.length > 1 && isByDate(gygs);
  return (
    <SelectField
      label={t('catalogs.order')}
      value={isSorted ? 'date' : 'own'}
      disabled={gygs.length < 2}
      options={[
        { value: 'own', label: t('catalogs.orders.own') },
        { value: 'date', label: t('catalogs.orders.date') },
      ]}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === 'date') {
          own.current = gygs.map(({ id }) => id);
          onChange(byDate(gygs));
          return;
        }
        const before = inOrder(gygs, own.current);
        const later = gygs.filter((gyg) => !before.includes(gyg));
        onChange([...before, ...later]);
      }}
    />
  );
}
