import type { Organization, ProposalQuestion } from '@gyg/contract';
import { questionIn, unanswered } from '@gyg/contract/proposal-form';
import { limits } from '@gyg/contract/rules';
import { TextArea } from '@gyg/design-system/forms';
import { toLanguage, useLanguage, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import type { ProposalForm } from '../model/use-proposal-form';

export interface ProposalQuestionsProps {
  form: ProposalForm;
  organization: Organization;
  questions: readonly ProposalQuestion[];
}

/** The organisation's own questions, in the reader's language where they are translated. */
export function ProposalQuestions({ form, organization, questions }: ProposalQuestionsProps) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const own = toLanguage(organization.language);
  return (
    <Controller
      control={form.control}
      name="answers"
      rules={{ validate: (answers) => unanswered(questions, answers).length === 0 || t('proposal.answerMissing') }}
      render={({ field, fieldState: { error } }) => {
        const missing = error ? unanswered(questions, field.value) : [];
        return (
          <>
            {questions.map((question, at) => {
              const { text, isTranslation } = questionIn(question, language, own);
              return (
                <TextArea
                  key={question.text}
                  id={`proposal-answer-${at}`}
                  ref={question === missing[0] ? field.ref : undefined}
                  label={<span lang={isTranslation ? undefined : own}>{text}</span>}
                  optional={question.required ? undefined : t('common.optional')}
                  rows={2}
                  maxLength={limits.comment}
                  error={missing.includes(question) ? error?.message : undefined}
                  value={field.value[question.text] ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    field.onChange({ ...field.value, [question.text]: value })
                  }
                  onBlur={field.onBlur}
                />
              );
            })}
          </>
        );
      }}
    />
  );
}
