import type { Origin } from '@gyg/contract';
import { Button, Dialog } from '@gyg/design-system';
import { CheckboxGroup } from '@gyg/design-system/forms';
import { call, useTranslation } from '@gyg/platform';
import { type FormEvent, useId, useState } from 'react';
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
  const formId = useId();
  const { busy, act } = useAccessAct(['listOrigins']);
  const [may, setMay] = useState<readonly string[]>([
    ...(origin.mayLogIn ? ['logIn'] : []),
    ...(origin.mayFrame ? ['frame'] : []),
  ]);
  const [nothing, setNothing] = useState(false);
  const close = () => {
    if (!busy) onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
    <Dialog
      open
      size="sm"
      onClose={close}
      title={t('access.origins.changeTitle', { origin: origin.origin })}
      closeLabel={t('access.origins.cancel')}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {t('access.origins.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('access.origins.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <CheckboxGroup
          label={t('access.may')}
          error={nothing && may.length === 0 ? t('access.origins.nothing') : undefined}
          options={rights.map((value) => ({ value, label: t(`access.origins.${value}`) }))}
          value={may}
          onValueChange={setMay}
        />
      </form>
    </Dialog>
  );
}
