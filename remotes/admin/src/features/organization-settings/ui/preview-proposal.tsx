import { Button, Callout } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import type { SectionForm } from '../model/section-form';
import type { ProposalsValues } from '../model/settings-schemas';

/** The invitation to propose a gyg, while proposals are on. */
export function PreviewProposal({ control }: Pick<SectionForm<ProposalsValues>, 'control'>) {
  const { t } = useTranslation('admin');
  const { proposalFeatureEnabled, proposalShortText = '', proposalButtonText = '' } = useWatch({ control });
  if (proposalFeatureEnabled !== 'true') return null;
  return (
    <Callout
      tone="quiet"
      headingLevel={3}
      title={proposalShortText.trim() || t('organization.proposals.shortTextDefault')}
      action={<Button size="sm">{proposalButtonText.trim() || t('organization.proposals.buttonTextDefault')}</Button>}
    />
  );
}
