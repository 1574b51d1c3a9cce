import type { ProposalQuestion } from '@gyg/contract';
import { proposalWidgets as widgets } from '@gyg/contract/proposal-form';
import { limits } from '@gyg/contract/rules';
import { Button, Stack } from '@gyg/design-system';
import { Checkbox, FieldGroup, RadioCards, SelectField, Switch, TextArea, TextField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useFieldError } from '../../../shared/schema-form';
import type { SectionForm } from '../model/section-form';
import { type ProposalsValues, proposalsSchema } from '../model/settings-schemas';

const who = ['ANYONE', 'MEMBERS'] as const;
const helpTextMax = proposalsSchema.shape.proposalHelpText.unwrap().maxLength ?? undefined;

/** Who may propose, which form they get, and its texts. */
export function ProposalFields({ form }: { form: SectionForm<ProposalsValues> }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const fieldError = useFieldError();
  const { control, register, formState } = form;
  const stored = formState.defaultValues?.proposalFormWidget ?? '';
  const unknown = stored === '' || widgets.some((widget) => widget === stored) ? [] : [stored];
  const counter = (used: number, most: number) => t('organization.counter', { used: number(used), most: number(most) });
  return (
    <>
      <Controller
        control={control}
        name="proposalWhoCanSubmit"
        render={({ field }) => (
          <RadioCards
            legend={t('organization.proposals.who')}
            value={field.value ?? null}
            onValueChange={field.onChange}
            options={who.map((value) => ({
              value,
              title: t(`organization.proposals.${value}`),
              detail: t(`organization.proposals.${value}Detail`),
            }))}
          />
        )}
      />
      <SelectField
        label={t('organization.proposals.widget')}
        options={[
          ...widgets.map((widget) => ({ value: widget, label: t(`organization.proposals.${widget}`) })),
          ...unknown.map((name) => ({ value: name, label: t('organization.proposals.unknownWidget', { name }) })),
        ]}
        {...register('proposalFormWidget')}
      />
      <Controller
        control={control}
        name="proposalShortText"
        render={({ field, fieldState }) => (
          <TextArea
            label={t('organization.proposals.shortText')}
            hint={t('organization.proposals.shortTextHint')}
            optional={t('organization.optional')}
            rows={2}
            maxLength={limits.summary}
            counter={counter}
            error={fieldError(fieldState.error)}
            {...field}
          />
        )}
      />
      <TextField
        label={t('organization.proposals.buttonText')}
        hint={t('organization.proposals.buttonTextHint')}
        optional={t('organization.optional')}
        placeholder={t('organization.proposals.buttonTextDefault')}
        maxLength={limits.name}
        error={fieldError(formState.errors.proposalButtonText)}
        {...register('proposalButtonText')}
      />
      <Controller
        control={control}
        name="proposalHelpText"
        render={({ field, fieldState }) => (
          <TextArea
            label={t('organization.proposals.helpText')}
            hint={t('organization.proposals.helpTextHint')}
            optional={t('organization.optional')}
            maxLength={helpTextMax}
            counter={counter}
            error={fieldError(fieldState.error)}
            {...field}
          />
        )}
      />
      <ProposalQuestions form={form} />
      <Controller
        control={control}
        name="proposalRepresentOrganization"
        render={({ field }) => (
          <Switch
            hint={t('organization.proposals.representHint')}
            checked={field.value === 'true'}
            onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? 'true' : 'false')}
          >
            {t('organization.proposals.represent')}
          </Switch>
        )}
      />
    </>
  );
}

const empty: ProposalQuestion = { text: '', translation: '', required: false };

/** The organisation's own questions: each with its translation, and whether it needs an answer. */
function ProposalQuestions({ form }: { form: SectionForm<ProposalsValues> }) {
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
