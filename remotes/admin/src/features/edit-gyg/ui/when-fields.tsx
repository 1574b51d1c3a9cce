import { useFormat, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { fieldOfProblem } from '../../../shared/gyg-acts';
import { isOrderWrong } from '../model/gyg-values';
import { isTooShort } from '../model/repetition';
import { useForms } from './forms-context';
import { TimeField } from './time-field';

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** Start and end. */
export function WhenFields() {
  const { t } = useTranslation('admin');
  const { hoursInText } = useFormat();
  const { form } = useForms().place;
  const { control, setValue, formState } = form;
  const values = { ...form.getValues(), ...useWatch({ control }) };
  const { startDateTime, endDateTime, repeats } = values;
  const weekly = repeats === 'WEEKLY';
  const minutes = (Date.parse(endDateTime) - Date.parse(startDateTime)) / 60_000;
  const errorOf = (name: 'startDateTime' | 'endDateTime') => {
    const problem = formState.errors[name];
    if (problem === undefined) return undefined;
    return problem.type === 'server' ? problem.message : t('editor.when.needed');
  };
  const contradiction = () => {
    if (isOrderWrong(values)) return t('editor.when.order');
    return isTooShort(values) ? t('editor.when.tooShort') : undefined;
  };
  return (
    <>
      <TimeField
        id={fieldOfProblem.startDateTime}
        label={t(weekly ? 'editor.when.firstStart' : 'editor.when.start')}
        hint={t('editor.when.zone')}
        usualTime="09:00"
        value={startDateTime}
        onValueChange={(iso) => setValue('startDateTime', iso, change)}
        error={errorOf('startDateTime')}
      />
      <TimeField
        id={fieldOfProblem.endDateTime}
        label={t(weekly ? 'editor.when.lastEnd' : 'editor.when.end')}
        hint={
          minutes > 0 && !weekly
            ? t('editor.when.lasts', { count: minutes / 60, hours: hoursInText(minutes) })
            : undefined
        }
        usualTime="16:00"
        min={startDateTime}
        value={endDateTime}
        onValueChange={(iso) => setValue('endDateTime', iso, change)}
        error={contradiction() ?? errorOf('endDateTime')}
      />
    </>
  );
}
