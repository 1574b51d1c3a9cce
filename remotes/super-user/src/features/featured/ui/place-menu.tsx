import { Menu } from '@gyg/design-system';
import { DateField, FormDialog } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { AnyPlace, Days } from '../model/draft';

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

interface DaysDialogProps {
  open: boolean;
  name: string;
  days: Days;
  onClose: () => void;
  onSave: (days: Days) => void;
}

/** Asks for the first and the last day on the home page. Either may be empty. */
function DaysDialog({ open, name, days, onClose, onSave }: DaysDialogProps) {
  const { t } = useTranslation('super-user');
  const [from, setFrom] = useState(days.from ?? '');
  const [until, setUntil] = useState(days.until ?? '');
  const [asked, setAsked] = useState(false);
  const wrong = from !== '' && until !== '' && until < from;
  const submit = () => {
    setAsked(true);
    if (!wrong) onSave({ from: from || null, until: until || null });
  };
  return (
    <FormDialog
      size="sm"
      open={open}
      onClose={onClose}
      title={t('featured.daysOf', { name })}
      closeLabel={t('featured.close')}
      cancel={t('featured.cancel')}
      confirm={t('featured.apply')}
      onConfirm={submit}
    >
      <DateField
        label={t('featured.firstDay')}
        hint={t('featured.firstDayHint')}
        value={from}
        onValueChange={setFrom}
      />
      <DateField
        label={t('featured.lastDay')}
        hint={t('featured.lastDayHint')}
        error={asked && wrong ? t('featured.refused.until_before_from') : undefined}
        value={until}
        onValueChange={setUntil}
      />
    </FormDialog>
  );
}
