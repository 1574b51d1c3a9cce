import { limits } from '@gyg/contract/rules';
import { Avatar } from '@gyg/design-system';
import { RadioCards, TextField } from '@gyg/design-system/forms';
import { useSession, useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
import { useOwnOrganizations } from '../api/proposal-calls';
import type { ProposalForm } from '../model/use-proposal-form';

const oneself = 'oneself';

/** For whom the user proposes: for themselves, or for one of their organisations. Hidden without organisations. */
export function ProposalRepresenting({ form: { control, register } }: { form: ProposalForm }) {
  const { t } = useTranslation('public');
  const name = useSession((session) => session.profileName);
  const organizations = useOwnOrganizations() ?? [];
  const chosen = useWatch({ control, name: 'representOrgId' });
  if (organizations.length === 0) return null;
  return (
    <>
      <Controller
        control={control}
        name="representOrgId"
        render={({ field }) => (
          <RadioCards
            legend={t('proposal.represent')}
            value={field.value || oneself}
            onValueChange={(value) => field.onChange(value === oneself ? '' : value)}
            options={[
              { value: oneself, title: t('proposal.oneself'), detail: name, media: <Avatar seed={name} /> },
              ...organizations.map((organization) => ({
                value: organization.organizationId,
                title: organization.name,
                media: <Avatar kind="organization" seed={organization.name} src={organization.logo ?? undefined} />,
              })),
            ]}
          />
        )}
      />
      {chosen !== '' && (
        <TextField
          label={t('proposal.representInfo')}
          hint={t('proposal.representInfoHint')}
          optional={t('common.optional')}
          maxLength={limits.comment}
          {...register('representOrgInfo')}
        />
      )}
    </>
  );
}
