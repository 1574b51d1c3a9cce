import type { Gyg } from '@gyg/contract';
import { Button, Dialog } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { LabelsInput } from '../../../shared/labels';

export interface LabelGygProps {
  gyg: Gyg;
  organizationId: string;
}

/** Opens the organisation's labels of a gyg of the list. */
export function LabelGyg({ gyg: { id, title, tags = [] }, organizationId }: LabelGygProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('supported.labelsOf', { title })}
        onClick={() => setOpen(true)}
      >
        {t('labels.title')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size="sm"
        title={t('supported.labelsOf', { title })}
        closeLabel={t('confirm.close')}
        actions={<Button onClick={close}>{t('supported.labelsDone')}</Button>}
      >
        <LabelsInput gygId={id} organizationId={organizationId} labels={tags} />
      </Dialog>
    </>
  );
}
