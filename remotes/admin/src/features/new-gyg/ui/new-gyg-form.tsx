import { limits } from '@gyg/contract/rules';
import { Button, Measure, Panel, Stack } from '@gyg/design-system';
import { GoalPicker, TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useGoals } from '../../../shared/goals/use-goals';
import { useFieldError } from '../../../shared/schema-form';
import { useNewGyg } from '../model/use-new-gyg';
import s from './new-gyg.module.css';

/** Asks for the title and the goal of a new gyg, and creates the draft. */
export function NewGygForm({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const { goals } = useGoals();
  const { form, busy, submit } = useNewGyg(organizationId);
  const { control, register, setValue, formState } = form;
  const [title, sdgGoalId] = useWatch({ control, name: ['title', 'sdgGoalId'] });
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
          <div>
            <p className={s.label}>{t('newGyg.goal')}</p>
            <p className={s.hint}>{t('newGyg.goalHint')}</p>
            <GoalPicker
              label={t('newGyg.goal')}
              goals={goals}
              mode="one"
              narrow="rows"
              selected={[sdgGoalId]}
              onSelectedChange={([id = sdgGoalId]) => setValue('sdgGoalId', id, { shouldDirty: true })}
            />
          </div>
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
