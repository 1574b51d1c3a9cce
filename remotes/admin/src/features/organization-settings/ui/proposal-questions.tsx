import type { ProposalQuestion } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Button, Stack } from '@gyg/design-system';
import { Checkbox, FieldGroup, TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useFieldError } from '../../../shared/schema-form';
import type { SectionForm } from '../model/section-form';
import type { ProposalsValues } from '../model/settings-schemas';

const empty: ProposalQuestion = { text: '', translation: '', required: false };

/** The organisation's own questions: each with its translation, and whether it needs an answer. */
export function ProposalQuestions({ form }: { form: SectionForm<ProposalsValues> }) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const errors = form.formState.errors.proposalQuestions;
  return (
    <Controller
      control={form.control}
      name="proposalQuestions"
      render={({ field }) => {
        const questions = field.value ?? [];
        const change = (at: number, part: Partial<ProposalQuestion>) =>
          field.onChange(questions.map((question, index) => (index === at ? { ...question, ...part } : question)));
        return (
          <FieldGroup
            label={t('organization.proposals.questions')}
            hint={t('organization.proposals.questionsHint')}
            error={
              errors?.root === undefined && errors?.type !== 'custom' ? undefined : t('organization.proposals.twice')
            }
          >
            <Stack gap={4}>
              {questions.map(({ text, translation = '', required = false }, at) => {
                const number = at + 1;
                return (
                  // Questions have no id: their place names them.
                  // biome-ignore lint/suspicious/noArrayIndexKey: every field is controlled
                  <Stack gap={2} key={at}>
                    <TextField
                      label={t('organization.proposals.question', { number })}
                      maxLength={limits.proposalQuestion}
                      error={fieldError(errors?.[at]?.text)}
                      value={text}
                      onChange={({ currentTarget }) => change(at, { text: currentTarget.value })}
                    />
                    <TextField
                      label={t('organization.proposals.questionTranslation', { number })}
                      optional={t('organization.optional')}
                      maxLength={limits.proposalQuestion}
                      value={translation}
                      onChange={({ currentTarget }) => change(at, { translation: currentTarget.value })}
                    />
                    <Checkbox
                      checked={required}
                      onChange={({ currentTarget }) => change(at, { required: currentTarget.checked })}
                    >
                      {t('organization.proposals.questionRequired', { number })}
                    </Checkbox>
                    <div>
                      <Button
                        size="sm"
                        variant="secondary"
                        onClick={() => field.onChange(questions.filter((_, index) => index !== at))}
                      >
                        {t('organization.proposals.removeQuestion', { number })}
                      </Button>
                    </div>
                  </Stack>
                );
              })}
              {questions.length < limits.proposalQuestions && (
                <div>
                  <Button
                    size="sm"
                    variant="secondary"
                    icon="plus"
                    onClick={() => field.onChange([...questions, empty])}
                  >
                    {t('organization.proposals.addQuestion')}
                  </Button>
                </div>
              )}
            </Stack>
          </FieldGroup>
        );
      }}
    />
  );
}
