import { Banner, Button, Stack } from '@gyg/design-system';
import { ErrorSummary } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import type { ProposalWidgetProps } from '../model/proposal-widget';
import { useProposalForm } from '../model/use-proposal-form';
import { ProposalKind } from './proposal-kind';
import { ProposalPicture } from './proposal-picture';
import { ProposalRepresenting } from './proposal-representing';
import { ProposalTexts } from './proposal-texts';
import { ProposalWhen } from './proposal-when';

/** In the order of the form; the ids are those of the fields. */
const required = ['paymentMethod', 'title', 'summary', 'image', 'start', 'end'] as const;

/** The default form: a gyg or a collection, with everything that a proposal has. */
export function ProposalForm({ organization, asksForOrganization, onSent }: ProposalWidgetProps) {
  const { t } = useTranslation('public');
  const { form, picture, failure, restored, startOver, submit } = useProposalForm(organization.id, onSent);
  const { errors, isSubmitting, submitCount } = form.formState;
  const wrong = required.filter((name) => errors[name] !== undefined);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {restored && (
          <Banner
            tone="info"
            role="status"
            title={t('proposal.restored')}
            actions={
              <Button size="sm" variant="secondary" onClick={startOver}>
                {t('proposal.startOver')}
              </Button>
            }
          />
        )}
        <ProposalKind form={form} />
        <ProposalTexts form={form} />
        <ProposalPicture form={form} upload={picture} />
        <ProposalWhen form={form} />
        {asksForOrganization && <ProposalRepresenting form={form} />}
        {submitCount > 0 && (
          <ErrorSummary
            title={t('proposal.incomplete')}
            fields={wrong.map((name) => ({ id: `proposal-${name}`, label: errors[name]?.message }))}
          />
        )}
        {failure && (
          <Banner tone="bad" role="alert" title={t('proposal.failed')}>
            <p>{failure.text}</p>
            <small>{failure.detail}</small>
          </Banner>
        )}
        <div>
          <Button type="submit" size="lg" busy={isSubmitting}>
            {t('proposal.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
