import { Menu } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { AnyPlace, Days } from '../model/draft';
import { DaysDialog } from './days-dialog';

interface PlaceMenuProps {
  place: AnyPlace;
  name: string;
  href: string;
  onDays: (days: Days) => void;
  onRemove: () => void;
}

/** What can be done with something that is featured. */
export function PlaceMenu({ place, name, href, onDays, onRemove }: PlaceMenuProps) {
  const { t } = useTranslation('super-user');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label={t('featured.actionsOf', { name })}
        items={[
          { id: 'days', label: t('featured.setDays'), icon: 'clock', onSelect: () => setAsking(true) },
          { id: 'open', label: t('featured.open'), icon: 'eye', href },
          { id: 'remove', label: t('featured.remove'), icon: 'close', onSelect: onRemove },
        ]}
      />
      <DaysDialog
        key={`${asking}`}
        open={asking}
        name={name}
        days={place}
        onClose={() => setAsking(false)}
        onSave={(days) => {
          onDays(days);
          setAsking(false);
        }}
      />
    </>
  );
}
