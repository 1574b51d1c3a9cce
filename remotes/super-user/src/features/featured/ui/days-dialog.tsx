import { DateField, FormDialog } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { Days } from '../model/draft';

interface DaysDialogProps {
  open: boolean;
  name: string;
  days: Days;
  onClose: () => void;
  onSave: (days: Days) => void;
}

/** Asks for the first and the last day on the home page. Either may be empty. */
export function DaysDialog({ open, name, days, onClose, onSave }: DaysDialogProps) {
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
