import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { Fragment } from 'react';
import type { useInvitation } from '../model/use-invitation';

type Invitation = ReturnType<typeof useInvitation>;

export interface InviteActionsProps extends Pick<Invitation, 'step' | 'busy' | 'edit' | 'send' | 'another'> {
  /** The id of the draft's form. The preview button submits it. */
  formId: string;
  onClose: () => void;
}

/** Each step has different button elements, so that a double click never triggers the next step. */
export function InviteActions({ step, busy, edit, send, another, formId, onClose }: InviteActionsProps) {
  const { t } = useTranslation('public');
  if (step === 'draft') {
    return (
      <Fragment key="draft">
        <Button variant="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" form={formId}>
          {t('orgInvite.preview')}
        </Button>
      </Fragment>
    );
  }
  if (step === 'preview') {
    return (
      <Fragment key="preview">
        <Button variant="secondary" onClick={edit}>
          {t('orgInvite.back')}
        </Button>
        <Button busy={busy} onClick={() => void send()}>
          {t('orgInvite.send')}
        </Button>
      </Fragment>
    );
  }
  return (
    <Fragment key="sent">
      <Button variant="secondary" onClick={another}>
        {t('orgInvite.another')}
      </Button>
      <Button onClick={onClose}>{t('common.close')}</Button>
    </Fragment>
  );
}
