import type { RepresentationRequest } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { toast, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/review';
import { useRevokeRepresentation } from '../api/answer-representation';

/** Revokes an approval after confirmation. */
export function RevokeButton({ request }: { request: RepresentationRequest }) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeRepresentation();
  const { userName: name, gygTitle: gyg } = request;
  const confirm = async () => {
    await revoke.mutateAsync(request.id);
    toast.success(t('representations.revoke.done', { name }));
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('representations.revoke.of', { name })}
        onClick={() => setAsking(true)}
      >
        {t('representations.revoke.action')}
      </Button>
      <ConfirmAction
        open={asking}
        title={t('representations.revoke.title', { name })}
        confirm={t('representations.revoke.confirm')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t('representations.revoke.text', { name, gyg })}</p>
        <p>{t('representations.revoke.final', { name })}</p>
      </ConfirmAction>
    </>
  );
}
