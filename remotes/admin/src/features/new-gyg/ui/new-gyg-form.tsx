import { limits } from '@gyg/contract/rules';
import { Button, Measure, Panel, Stack } from '@gyg/design-system';
import { FieldGroup, GoalPicker, TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
import { useGoals } from '../../../shared/goals/use-goals';
import { useFieldError } from '../../../shared/schema-form';
import { noGoal, useNewGyg } from '../model/use-new-gyg';
import s from './new-gyg.module.css';

/** Asks for the title and the goal of a new gyg, and creates the draft. */
export function NewGygForm({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const { goals } = useGoals();
  const { form, busy, submit } = useNewGyg(organizationId);
  const { control, register, formState } = form;
  const title = useWatch({ control, name: 'title' });
  return (
    <Panel padding="large" className={s.root}>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Measure size="form">
            <TextField
              label={t('newGyg.name')}
              hint={t('editor.counter', { used: title.length, most: limits.title })}
              placeholder={t('newGyg.example')}
              maxLength={limits.title}
              autoComplete="off"
              error={fieldError(formState.errors.title)}
              {...register('title')}
            />
          </Measure>
          <Controller
            control={control}
            name="sdgGoalId"
            render={({ field: { ref, value, onChange }, fieldState }) => (
              <FieldGroup
                label={t('newGyg.goal')}
                hint={t('newGyg.goalHint')}
                error={fieldState.error && t('newGyg.goalMissing')}
              >
                <GoalPicker
                  // The form focuses what is missing.
                  ref={(picker) => ref({ focus: () => picker?.querySelector('input')?.focus() })}
                  label={t('newGyg.goal')}
                  goals={goals}
                  mode="one"
                  narrow="rows"
                  selected={value === noGoal ? [] : [value]}
                  invalid={fieldState.invalid}
                  onSelectedChange={([id = value]) => onChange(id)}
                />
              </FieldGroup>
            )}
          />
          <div>
            <Button type="submit" busy={busy}>
              {t('newGyg.create')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
