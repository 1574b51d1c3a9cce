import type { Origin } from '@gyg/contract';
import { CheckboxGroup, FormDialog } from '@gyg/design-system/forms';
import { call, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useAccessAct } from '../model/use-access-act';

const rights = ['logIn', 'frame'] as const;

interface ChangeOriginProps {
  organizationId: string;
  origin: Origin;
  onClose: () => void;
}

/** Changes what a site may do. */
export function ChangeOrigin({ organizationId, origin, onClose }: ChangeOriginProps) {
  const { t } = useTranslation('admin');
  const { busy, act } = useAccessAct(['listOrigins']);
  const [may, setMay] = useState<readonly string[]>([
    ...(origin.mayLogIn ? ['logIn'] : []),
    ...(origin.mayFrame ? ['frame'] : []),
  ]);
  const [nothing, setNothing] = useState(false);
  const submit = async () => {
    setNothing(may.length === 0);
    if (may.length === 0) return;
    const params = { organizationId, originId: origin.id };
    const body = { mayLogIn: may.includes('logIn'), mayFrame: may.includes('frame') };
    const changed = await act(
      () => call('updateOrigin', { params, body }),
      t('access.origins.changed', { origin: origin.origin }),
    );
    if (changed) onClose();
  };
  return (
    <FormDialog
      open
      size="sm"
      onClose={onClose}
      title={t('access.origins.changeTitle', { origin: origin.origin })}
      closeLabel={t('access.origins.cancel')}
      cancel={t('access.origins.cancel')}
      confirm={t('access.origins.save')}
      busy={busy}
      waits
      onConfirm={submit}
    >
      <CheckboxGroup
        label={t('access.may')}
        error={nothing && may.length === 0 ? t('access.origins.nothing') : undefined}
        options={rights.map((value) => ({ value, label: t(`access.origins.${value}`) }))}
        value={may}
        onValueChange={setMay}
      />
    </FormDialog>
  );
}
