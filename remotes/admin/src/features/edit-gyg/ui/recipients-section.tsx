import { limits } from '@gyg/contract/rules';
import { NumberStepper, Switch } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useState } from 'react';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import { useForms } from './forms-context';
import { PageText } from './page-text';

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;
/** The number of places when they are switched on. */
const usual = 10;

/** Places for people who receive help: how many, and what they should know. */
export function RecipientsSection() {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { taken } = useEditor().desk.recipients;
  const { control, setValue, formState } = useForms().gyg;
  const places = useWatch({ control, name: 'beneficiaryPositions' });
  const [on, setOn] = useState(places > 0);
  const set = (value: number) => setValue('beneficiaryPositions', value, change);
  return (
    <EditorSection id="recipients" title={t('editor.recipients.title')} lead={t('editor.recipients.lead')}>
      <Switch
        checked={on}
        disabled={taken > 0}
        hint={taken > 0 ? t('editor.recipients.taken', { count: taken, number: number(taken) }) : undefined}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          set(currentTarget.checked ? usual : 0);
        }}
      >
        {t('editor.recipients.on')}
      </Switch>
      {on && (
        <>
          <NumberStepper
            label={t('editor.recipients.places')}
            value={places}
            onValueChange={(value) => set(value ?? Number.NaN)}
            min={Math.max(taken, 1)}
            max={limits.positions}
            decreaseLabel={t('editor.recipients.fewer')}
            increaseLabel={t('editor.recipients.more')}
            error={
              places < taken
                ? t('editor.recipients.taken', { count: taken, number: number(taken) })
                : formState.errors.beneficiaryPositions &&
                  t('form.wholeNumber', { least: 0, most: number(limits.positions) })
            }
          />
          <PageText
            name="beneficiaryText"
            label={t('editor.recipients.text')}
            hint={t('editor.recipients.textHint')}
            rows={3}
          />
        </>
      )}
    </EditorSection>
  );
}
