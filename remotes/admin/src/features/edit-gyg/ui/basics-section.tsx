import { limits, splitGoals } from '@gyg/contract/rules';
import { Disclosure, GoalTile } from '@gyg/design-system';
import { GoalPicker, TextArea, TextField } from '@gyg/design-system/forms';
import { textLang, useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
import { useGoals } from '../../../shared/goals/use-goals';
import { fieldOfProblem } from '../../../shared/gyg-acts';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import { useFieldError } from '../../../shared/schema-form';
import s from './basics-section.module.css';
import { useForms } from './forms-context';

/** What cards and search show: title, summary, goals and the address of the page. */
export function BasicsSection() {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const { desk } = useEditor();
  const { register, control, formState } = useForms().gyg;
  const [title, friendlyUrl, language] = useWatch({ control, name: ['title', 'friendlyUrl', 'language'] });
  const lang = textLang(language);
  const { errors } = formState;
  const counter = (used: number, most: number) => t('editor.counter', { used, most });
  const host = desk.gyg.orgFriendlyUrl;
  return (
    <EditorSection id="basics" title={t('editor.basics.title')} lead={t('editor.basics.lead')}>
      <TextField
        id={fieldOfProblem.title}
        lang={lang}
        label={t('editor.basics.name')}
        hint={counter(title.length, limits.title)}
        maxLength={limits.title}
        autoComplete="off"
        error={fieldError(errors.title)}
        {...register('title')}
      />
      <Controller
        control={control}
        name="summary"
        render={({ field }) => (
          <TextArea
            {...field}
            id={fieldOfProblem.summary}
            lang={lang}
            label={t('editor.basics.summary')}
            hint={t('editor.basics.summaryHint')}
            rows={3}
            maxLength={limits.summary}
            counter={counter}
            error={fieldError(errors.summary)}
          />
        )}
      />
      <GoalFields />
      <TextField
        label={t('editor.basics.url')}
        hint={t('editor.basics.urlHint', { address: `${location.host}/go/${host}/${friendlyUrl}` })}
        maxLength={limits.friendlyUrl}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={
          errors.friendlyUrl?.type === 'server'
            ? fieldError(errors.friendlyUrl)
            : errors.friendlyUrl && t('editor.basics.urlWrong')
        }
        {...register('friendlyUrl')}
      />
    </EditorSection>
  );
}

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** The primary goal and the related ones. The seventeen goals open where they are chosen. */
function GoalFields() {
  const { t } = useTranslation('admin');
  const { goals, goal } = useGoals();
  const { control, setValue } = useForms().gyg;
  const [primary, joined] = useWatch({ control, name: ['sdgGoalId', 'secondaryGoals'] });
  const related = splitGoals(joined).filter((id) => id !== primary);
  const setRelated = (ids: readonly number[]) => setValue('secondaryGoals', ids.join('|'), change);
  return (
    <>
      <Disclosure
        summary={t('editor.basics.goal')}
        note={
          <span className={s.chosen}>
            <GoalTile goal={primary} size="sm" />
            {primary} {goal(primary).title}
          </span>
        }
      >
        <GoalPicker
          label={t('editor.basics.goal')}
          goals={goals}
          mode="one"
          narrow="rows"
          selected={[primary]}
          onSelectedChange={([id]) => {
            if (id === undefined) return;
            setValue('sdgGoalId', id, change);
            if (related.includes(id)) setRelated(related.filter((other) => other !== id));
          }}
        />
      </Disclosure>
      <Disclosure
        summary={t('editor.basics.related')}
        note={
          related.length === 0 ? (
            t('editor.basics.noRelated')
          ) : (
            <span className={s.chosen}>
              {related.map((id) => (
                <GoalTile key={id} goal={id} size="sm" />
              ))}
              {t('editor.basics.relatedCount', { count: related.length })}
            </span>
          )
        }
      >
        <GoalPicker
          label={t('editor.basics.related')}
          goals={goals.filter(({ id }) => id !== primary)}
          narrow="rows"
          selected={related}
          onSelectedChange={setRelated}
        />
      </Disclosure>
    </>
  );
}
