import { limits, plainLine } from '@gyg/contract/rules';
import { FieldGroup, GoalPicker, TextArea, TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useGoals } from '../../../shared/use-goals';
import type { ProposalForm } from '../model/use-proposal-form';

/** Title, summary, description, goal and address. */
export function ProposalTexts({ form: { control, register, formState } }: { form: ProposalForm }) {
  const { t } = useTranslation('public');
  const { goals } = useGoals();
  const { errors } = formState;
  const counter = (used: number, most: number) => t('common.counter', { used, most });
  return (
    <>
      <TextField
        id="proposal-title"
        label={t('proposal.titleField')}
        maxLength={limits.title}
        error={errors.title?.message}
        {...register('title', { validate: (text) => plainLine(text) !== '' || t('proposal.titleMissing') })}
      />
      <TextArea
        id="proposal-summary"
        label={t('proposal.summary')}
        hint={t('proposal.summaryHint')}
        rows={3}
        maxLength={limits.summary}
        counter={counter}
        error={errors.summary?.message}
        {...register('summary', { validate: (text) => text.trim() !== '' || t('proposal.summaryMissing') })}
      />
      <TextArea
        label={t('proposal.description')}
        optional={t('common.optional')}
        rows={7}
        // The text is sent as HTML, which is longer.
        maxLength={limits.html / 2}
        {...register('description')}
      />
      <Controller
        control={control}
        name="sdgGoalId"
        render={({ field }) => (
          <FieldGroup label={t('proposal.goal')} hint={t('proposal.goalHint')}>
            <GoalPicker
              label={t('proposal.goal')}
              mode="one"
              narrow="rows"
              goals={goals.map(({ id, short }) => ({ id, title: short }))}
              selected={[field.value]}
              onSelectedChange={([id = field.value]) => field.onChange(id)}
            />
          </FieldGroup>
        )}
      />
      <TextField
        label={t('proposal.address')}
        hint={t('proposal.addressHint')}
        optional={t('common.optional')}
        maxLength={limits.address}
        {...register('address')}
      />
    </>
  );
}
