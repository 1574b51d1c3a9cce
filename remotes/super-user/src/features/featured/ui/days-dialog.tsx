import { Button, Dialog, Stack } from '@gyg/design-system';
import { DateField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type FormEvent, useId, useState } from 'react';
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
  const form = useId();
  const [from, setFrom] = useState(days.from ?? '');
  const [until, setUntil] = useState(days.until ?? '');
  const [asked, setAsked] = useState(false);
  const wrong = from !== '' && until !== '' && until < from;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!wrong) onSave({ from: from || null, until: until || null });
  };
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      title={t('featured.daysOf', { name })}
      closeLabel={t('featured.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('featured.cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('featured.apply')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={3}>
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
        </Stack>
      </form>
    </Dialog>
  );
}
