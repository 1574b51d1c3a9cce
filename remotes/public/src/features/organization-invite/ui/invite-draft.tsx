import type { UserOrganization } from '@gyg/contract';
import { canBeMailed, isEmail, limits, plainLine } from '@gyg/contract/rules';
import { Banner, Stack } from '@gyg/design-system';
import { RadioCards, SelectField, TextArea, TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type useForm, useWatch } from '@gyg/platform/forms';
import { type Invitation, type InvitationKind, isEmpty } from '../model/invitation';

export interface InviteDraftProps {
  id: string;
  form: ReturnType<typeof useForm<Invitation>>;
  organizations: readonly UserOrganization[];
  onSubmit: () => Promise<void>;
}

/** The target, the recipients, and the user's message. */
export function InviteDraft({ id, form, organizations, onSubmit }: InviteDraftProps) {
  const { t } = useTranslation('public');
  const { register, control, getValues, setValue, formState } = form;
  const { errors, submitCount } = formState;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <Stack gap={4}>
        {submitCount > 0 && !formState.isValid && isEmpty(getValues()) && (
          <Banner tone="bad" role="alert" title={t('orgInvite.empty')} />
        )}
        {organizations.length > 0 && <InviteKind value={kind} onValueChange={(value) => setValue('kind', value)} />}
        {kind === 'member' ? (
          <SelectField
            key="member"
            label={t('orgInvite.organization')}
            options={organizations.map(({ organizationId, name }) => ({ value: organizationId, label: name }))}
            {...register('organizationId')}
          />
        ) : (
          <TextField
            key="organization"
            label={t('orgInvite.company')}
            maxLength={limits.name}
            error={errors.company?.message}
            {...register('company', {
              validate: (text, all) => all.kind === 'member' || plainLine(text) !== '' || t('orgInvite.companyMissing'),
            })}
          />
        )}
        <TextField
          label={t('orgInvite.recipient')}
          type="email"
          autoComplete="off"
          maxLength={limits.email}
          error={errors.recipient?.message}
          {...register('recipient', {
            validate: (text) =>
              text.trim() === ''
                ? t('orgInvite.recipientMissing')
                : isEmail(text)
                  ? canBeMailed(text) || t('account.emailLetters')
                  : t('orgInvite.recipientInvalid'),
          })}
        />
        <TextArea
          label={t('orgInvite.message')}
          hint={t('orgInvite.messageHint')}
          rows={5}
          maxLength={limits.inviteMessage}
          defaultValue={getValues('message')}
          counter={(used, most) => t('common.counter', { used, most })}
          error={errors.message?.message}
          {...register('message', { validate: (text) => text.trim() !== '' || t('orgInvite.messageMissing') })}
        />
      </Stack>
    </form>
  );
}

const kinds = ['member', 'organization'] as const satisfies readonly InvitationKind[];

interface InviteKindProps {
  value: InvitationKind;
  onValueChange: (kind: InvitationKind) => void;
}

/** The choice between one of the user's organisations and a new one. */
function InviteKind({ value, onValueChange }: InviteKindProps) {
  const { t } = useTranslation('public');
  return (
    <RadioCards
      legend={t('orgInvite.kind.legend')}
      value={value}
      onValueChange={(chosen) => {
        const kind = kinds.find((candidate) => candidate === chosen);
        if (kind !== undefined) onValueChange(kind);
      }}
      options={kinds.map((kind) => ({
        value: kind,
        title: t(`orgInvite.kind.${kind}`),
        detail: t(`orgInvite.kind.${kind}Detail`),
      }))}
    />
  );
}
