import type { SiteDownMessage } from '@gyg/contract';
import { Banner, Button, Dialog, Stack } from '@gyg/design-system';
import { TextArea, TextField } from '@gyg/design-system/forms';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useSetSiteDown } from '../api/act-on-platform';

const longest = 300;

export interface MaintenanceDialogProps {
  /** Whether the site is down now. */
  down: boolean;
  message: SiteDownMessage | null;
  onClose: () => void;
}

/** Asks before the site is closed, with what visitors will read, or before it is opened. */
export function MaintenanceDialog({ down, message, onClose }: MaintenanceDialogProps) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const change = useSetSiteDown();
  const [texts, setTexts] = useState<SiteDownMessage>(message ?? { en: '', se: '' });
  const [reason, setReason] = useState('');
  const kind = down ? 'open' : 'close';
  const counter = (used: number, most: number) => t('siteDown.counter', { used, most });
  const send = () =>
    change.mutate(down ? { down: false, reason } : { down: true, message: texts, reason }, {
      onSuccess: () => {
        toast.success(t(down ? 'siteDown.opened' : 'siteDown.closed'));
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={() => !change.isPending && onClose()}
      title={t(`siteDown.${kind}Title`)}
      closeLabel={t('siteDown.cancel')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('siteDown.cancel')}
          </Button>
          <Button variant={down ? 'primary' : 'danger'} busy={change.isPending} onClick={send}>
            {t(`siteDown.${kind}`)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(`siteDown.${kind}Text`)}</p>
        {!down &&
          (['en', 'se'] as const).map((locale) => (
            <TextArea
              key={locale}
              optional={t('siteDown.optional')}
              label={t(`siteDown.message.${locale}`)}
              hint={t('siteDown.hint')}
              maxLength={longest}
              counter={counter}
              value={texts[locale]}
              onChange={({ currentTarget }) => setTexts({ ...texts, [locale]: currentTarget.value })}
            />
          ))}
        <TextField
          label={t('siteDown.reason')}
          optional={t('siteDown.optional')}
          value={reason}
          maxLength={500}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {change.error && (
          <Banner tone="bad" role="alert">
            {errorText(change.error).text}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
