import type { UserOrganization } from '@gyg/contract';
import { Banner, Button, Dialog, Stack } from '@gyg/design-system';
import { Stepper } from '@gyg/design-system/forms';
import { useTopOn, useTranslation } from '@gyg/platform';
import { Fragment, useId, useState } from 'react';
import { useOwnOrganizations } from '../api/invitation-calls';
import { useInvitation } from '../model/use-invitation';
import { InviteDraft } from './invite-draft';
import { InvitePreview } from './invite-preview';

/** A button that opens the invitation, for all logged-in users. */
export function InviteColleague() {
  const { t } = useTranslation('public');
  const organizations = useOwnOrganizations();
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon="mail"
        disabled={organizations === undefined}
        onClick={() => {
          // Each opening starts with an empty draft.
          setOpened(opened + 1);
          setOpen(true);
        }}
      >
        {t('orgInvite.open')}
      </Button>
      <InviteDialog key={opened} open={open} organizations={organizations ?? []} onClose={() => setOpen(false)} />
    </>
  );
}

interface InviteDialogProps {
  open: boolean;
  /** The organisations to invite to. If empty, the user can only invite a new organisation. */
  organizations: readonly UserOrganization[];
  onClose: () => void;
}

const inviteSteps = ['draft', 'preview', 'sent'] as const;

/** The invitation in three steps: draft, preview, confirmation. */
function InviteDialog({ open, organizations, onClose }: InviteDialogProps) {
  const { t } = useTranslation('public');
  const [first] = organizations;
  const usual = { kind: first ? 'member' : 'organization', organizationId: first?.organizationId ?? '' } as const;
  const invite = useInvitation(usual, onClose);
  const { step, form, problem } = invite;
  const formId = useId();
  const body = useTopOn<HTMLDivElement>(step);
  const at = inviteSteps.indexOf(step);
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
          steps={inviteSteps.map((name, index) => ({
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

type Invitation = ReturnType<typeof useInvitation>;

interface InviteActionsProps extends Pick<Invitation, 'step' | 'busy' | 'edit' | 'send' | 'another'> {
  /** The id of the draft's form. The preview button submits it. */
  formId: string;
  onClose: () => void;
}

/** Each step has different button elements, so that a double click never triggers the next step. */
function InviteActions({ step, busy, edit, send, another, formId, onClose }: InviteActionsProps) {
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
