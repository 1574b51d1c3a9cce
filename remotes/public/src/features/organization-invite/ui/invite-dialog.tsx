import type { UserOrganization } from '@gyg/contract';
import { Banner, Dialog, Stack } from '@gyg/design-system';
import { Stepper } from '@gyg/design-system/forms';
import { useTopOn, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { useInvitation } from '../model/use-invitation';
import { InviteActions } from './invite-actions';
import { InviteDraft } from './invite-draft';
import { InvitePreview } from './invite-preview';

export interface InviteDialogProps {
  open: boolean;
  /** The organisations to invite to. If empty, the user can only invite a new organisation. */
  organizations: readonly UserOrganization[];
  onClose: () => void;
}

const steps = ['draft', 'preview', 'sent'] as const;

/** The invitation in three steps: draft, preview, confirmation. */
export function InviteDialog({ open, organizations, onClose }: InviteDialogProps) {
  const { t } = useTranslation('public');
  const [first] = organizations;
  const usual = { kind: first ? 'member' : 'organization', organizationId: first?.organizationId ?? '' } as const;
  const invite = useInvitation(usual, onClose);
  const { step, form, problem } = invite;
  const formId = useId();
  const body = useTopOn<HTMLDivElement>(step);
  const at = steps.indexOf(step);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('orgInvite.title')}
      closeLabel={t('common.close')}
      actions={<InviteActions {...invite} formId={formId} onClose={onClose} />}
    >
      <Stack gap={4} ref={body} tabIndex={-1}>
        <Stepper
          label={t('orgInvite.steps')}
          doneLabel={t('orgInvite.done')}
          steps={steps.map((name, index) => ({
            label: t(`orgInvite.step.${name}`),
            state: index === at ? 'current' : index < at ? 'done' : 'upcoming',
            ...(name === 'draft' && step === 'preview' && { onSelect: invite.edit }),
          }))}
        />
        {problem && (
          <Banner tone="bad" role="alert" title={t('orgInvite.failed')} data-code="org_invite.error_sending">
            <p>{problem.text}</p>
            {problem.detail && <small>{problem.detail}</small>}
          </Banner>
        )}
        {step === 'draft' && (
          <InviteDraft id={formId} form={form} organizations={organizations} onSubmit={invite.preview} />
        )}
        {step === 'preview' && <InvitePreview invitation={form.getValues()} organizations={organizations} />}
        {step === 'sent' && (
          <Banner tone="good" role="status" title={t('orgInvite.sentTitle')}>
            {t('orgInvite.sentText', { recipient: form.getValues('recipient') })}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
