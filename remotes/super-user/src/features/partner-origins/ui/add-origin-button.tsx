import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { OriginDialog } from './origin-dialog';

/** Opens the form that adds an origin for an organisation. */
export function AddOriginButton() {
  const { t } = useTranslation('super-user');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="plus" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('origins.add')}
      </Button>
      {open && <OriginDialog onClose={() => setOpen(false)} />}
    </>
  );
}
