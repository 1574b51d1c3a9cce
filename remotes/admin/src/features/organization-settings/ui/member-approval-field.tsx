import { memberApprovals } from '@gyg/contract/enums';
import { RadioCards } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import type { SectionForm } from '../model/section-form';
import type { CardValues } from '../model/settings-schemas';

/** How people become members. */
export function MemberApprovalField({ control }: Pick<SectionForm<CardValues>, 'control'>) {
  const { t } = useTranslation('admin');
  return (
    <Controller
      control={control}
      name="memberApproval"
      render={({ field }) => (
        <RadioCards
          legend={t('organization.card.approval')}
          value={field.value ?? null}
          onValueChange={field.onChange}
          options={memberApprovals.map((approval) => ({
            value: approval,
            title: t(`organization.approval.${approval}`),
            detail: t(`organization.approval.${approval}Detail`),
          }))}
        />
      )}
    />
  );
}
