import { type ProposalType, proposalPaymentMethods, proposalTypes } from '@gyg/contract/enums';
import { RadioCards } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
import type { ProposalForm } from '../model/use-proposal-form';

export interface ProposalKindProps {
  form: ProposalForm;
  /** What is proposed, where there is no choice. */
  only: ProposalType | undefined;
}

/** A gyg or a collection, and how a collection is paid. */
export function ProposalKind({ form: { control }, only }: ProposalKindProps) {
  const { t } = useTranslation('public');
  const type = useWatch({ control, name: 'type' });
  return (
    <>
      {only === undefined && (
        <Controller
          control={control}
          name="type"
          render={({ field }) => (
            <RadioCards
              legend={t('proposal.type')}
              value={field.value}
              onValueChange={field.onChange}
              options={proposalTypes.map((value) => ({
                value,
                title: t(`proposal.types.${value}`),
                detail: t(`proposal.typesDetail.${value}`),
              }))}
            />
          )}
        />
      )}
      {type === 'COLLECTION' && (
        <Controller
          control={control}
          name="paymentMethod"
          rules={{ required: t('proposal.paymentMissing') }}
          shouldUnregister={false}
          render={({ field, fieldState }) => (
            <RadioCards
              id="proposal-paymentMethod"
              tabIndex={-1}
              ref={field.ref}
              legend={t('proposal.payment')}
              error={fieldState.error?.message}
              value={field.value || null}
              onValueChange={field.onChange}
              options={proposalPaymentMethods.map((value) => ({
                value,
                title: t(`proposal.payments.${value}`),
                detail: t(`proposal.paymentsDetail.${value}`),
              }))}
            />
          )}
        />
      )}
    </>
  );
}
