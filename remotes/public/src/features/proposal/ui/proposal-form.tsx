import type { ProposalType } from '@gyg/contract';
import { unanswered } from '@gyg/contract/proposal-form';
import { Banner, Button, Stack } from '@gyg/design-system';
import { ErrorSummary } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import type { ProposalWidgetProps } from '../model/proposal-widget';
import { useProposalForm } from '../model/use-proposal-form';
import { ProposalKind } from './proposal-kind';
import { ProposalPicture } from './proposal-picture';
import { ProposalQuestions } from './proposal-questions';
import { ProposalRepresenting } from './proposal-representing';
import { ProposalTexts } from './proposal-texts';
import { ProposalWhen } from './proposal-when';

/** In the order of the form; the ids are those of the fields. */
const required = ['paymentMethod', 'title', 'summary', 'image', 'start', 'end'] as const;

export interface ProposalFormProps extends ProposalWidgetProps {
  /** What is proposed, where there is no choice. */
  only?: ProposalType;
}

/** The default form: a gyg or a collection, with everything that a proposal has. */
export function ProposalForm({ organization, asksForOrganization, questions, only, onSent }: ProposalFormProps) {
  const { t } = useTranslation('public');
  const { form, picture, failure, restored, startOver, submit } = useProposalForm(organization.id, onSent, only);
  const { errors, isSubmitting, submitCount } = form.formState;
  const wrong = required.filter((name) => errors[name] !== undefined);
  const unansweredAt = unanswered(questions, form.getValues('answers')).map((question) => questions.indexOf(question));
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
        <ProposalKind form={form} only={only} />
        <ProposalTexts form={form} />
        <ProposalPicture form={form} upload={picture} />
        <ProposalWhen form={form} />
        {asksForOrganization && <ProposalRepresenting form={form} />}
        <ProposalQuestions form={form} organization={organization} questions={questions} />
        {submitCount > 0 && (
          <ErrorSummary
            title={t('proposal.incomplete')}
            fields={[
              ...wrong.map((name) => ({ id: `proposal-${name}`, label: errors[name]?.message })),
              ...(errors.answers ? unansweredAt : []).map((at) => ({
                id: `proposal-answer-${at}`,
                label: questions[at]?.text,
              })),
            ]}
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
