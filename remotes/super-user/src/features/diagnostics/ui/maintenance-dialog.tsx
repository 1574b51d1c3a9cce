import type { SiteDownMessage } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { TextArea } from '@gyg/design-system/forms';
import { toast, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ActDialog } from '../../../shared/acts';
import { useSetSiteDown } from '../api/act-on-platform';

export interface MaintenanceDialogProps {
  /** Whether the site is down now. */
  down: boolean;
  message: SiteDownMessage | null;
  onClose: () => void;
}

/** Asks before the site is closed, with what visitors will read, or before it is opened. */
export function MaintenanceDialog({ down, message, onClose }: MaintenanceDialogProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const change = useSetSiteDown();
  const [texts, setTexts] = useState<SiteDownMessage>(message ?? { en: '', se: '' });
  const kind = down ? 'open' : 'close';
  const counter = (used: number, most: number) => t('confirm.counter', { used: number(used), most: number(most) });
  const send = (reason = '') =>
    change.mutate(down ? { down: false, reason } : { down: true, message: texts, reason }, {
      onSuccess: () => {
        toast.success(t(down ? 'siteDown.opened' : 'siteDown.closed'));
        onClose();
      },
    });
  return (
    <ActDialog
      title={t(`siteDown.${kind}Title`)}
      confirm={t(`siteDown.${kind}`)}
      tone={down ? 'primary' : 'danger'}
      busy={change.isPending}
      error={change.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(`siteDown.${kind}Text`)}</p>
      {!down &&
        (['en', 'se'] as const).map((locale) => (
          <TextArea
            key={locale}
            optional={t('confirm.optional')}
            label={t(`siteDown.message.${locale}`)}
            hint={t('siteDown.hint')}
            maxLength={limits.siteDownMessage}
            counter={counter}
            value={texts[locale]}
            onChange={({ currentTarget }) => setTexts({ ...texts, [locale]: currentTarget.value })}
          />
        ))}
    </ActDialog>
  );
}
