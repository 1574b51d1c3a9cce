import { Banner, Button, Cluster } from '@gyg/design-system';
import { DateField, RadioCards } from '@gyg/design-system/forms';
import { toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useState } from 'react';
import { changesOf, isEmpty } from '../../../shared/autosave';
import { EditorSection, focusSection, useEditor } from '../../../shared/gyg-editor';
import { placeValuesOf } from '../model/gyg-values';
import { endOfOccasion, minutesUntil, nextThree, usualMinutes } from '../model/repetition';
import { useForms } from './forms-context';
import { PlaceFields } from './place-fields';
import { WhenFields } from './when-fields';
import s from './when-where-section.module.css';

/** Start, end, repetition and place. */
export function WhenWhereSection() {
  const { t } = useTranslation('admin');
  const { phase } = useEditor();
  return (
    <EditorSection
      id="when"
      title={t('editor.when.title')}
      lead={phase === 'open' ? t('editor.when.leadOpen') : t('editor.when.lead')}
    >
      <WhenFields />
      <RepeatFields />
      <PlaceFields />
      {phase === 'open' && <AnnounceChange />}
    </EditorSection>
  );
}

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** Whether the gyg repeats, until when each time lasts, and its next occasions. */
function RepeatFields() {
  const { t } = useTranslation('admin');
  const { form } = useForms().place;
  const { control, setValue } = form;
  const values = { ...form.getValues(), ...useWatch({ control }) };
  const { startDateTime, endDateTime, repeats } = values;
  const choose = (weekly: boolean) => {
    // In this order both values go together: a weekly gyg without a length is not sent.
    if (weekly) setValue('occasionMinutes', usualMinutes(startDateTime, endDateTime), change);
    setValue('repeats', weekly ? 'WEEKLY' : 'NONE', change);
    if (!weekly) setValue('occasionMinutes', null, change);
  };
  return (
    <>
      <RadioCards
        legend={t('editor.repeats.legend')}
        value={repeats}
        onValueChange={(value) => choose(value === 'WEEKLY')}
        options={[
          { value: 'NONE', title: t('editor.repeats.no'), detail: t('editor.repeats.noText') },
          { value: 'WEEKLY', title: t('editor.repeats.weekly'), detail: t('editor.repeats.weeklyText') },
        ]}
      />
      {repeats === 'WEEKLY' && <OccasionField />}
      <NextOccasions occasions={nextThree(values, new Date())} />
    </>
  );
}

/** The time of day when each occasion ends. */
function OccasionField() {
  const { t } = useTranslation('admin');
  const { time, hoursInText } = useFormat();
  const { control, setValue, formState } = useForms().place.form;
  const [start, minutes] = useWatch({ control, name: ['startDateTime', 'occasionMinutes'] });
  const error = formState.errors.occasionMinutes;
  return (
    <DateField
      id="gyg-occasion-end"
      type="time"
      className={s.time}
      label={start === '' ? t('editor.repeats.until') : t('editor.repeats.fromUntil', { time: time(start) })}
      hint={
        minutes === null ? undefined : t('editor.repeats.lasts', { count: minutes / 60, hours: hoursInText(minutes) })
      }
      disabled={start === ''}
      value={endOfOccasion(start, minutes)}
      onValueChange={(value) => setValue('occasionMinutes', minutesUntil(start, value), change)}
      error={minutes === null && start !== '' ? t('editor.repeats.needed') : error?.message}
    />
  );
}

/** The coming occasions, so that the host sees what the fields mean. */
function NextOccasions({ occasions }: { occasions: readonly { start: string; end: string }[] }) {
  const { t } = useTranslation('admin');
  const { span } = useFormat();
  if (occasions.length === 0) return null;
  return (
    <div>
      <p>{t('editor.repeats.next')}</p>
      <ul>
        {occasions.map(({ start, end }) => (
          <li key={start}>{span(start, end)}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Saves a new date or place of a published gyg. Each save sends a message to everyone with a booking or a place, so it
 * has a button that says how many they are.
 */
function AnnounceChange() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { desk } = useEditor();
  const { form, saver } = useForms().place;
  const saved = placeValuesOf(desk.gyg, desk.missing);
  const values = { ...saved, ...useWatch({ control: form.control }) };
  const [busy, setBusy] = useState(false);
  const { people } = desk;
  if (isEmpty(changesOf(saved, values)) && !busy) return null;
  const save = async () => {
    if (saver.current === undefined || !(await form.trigger())) return;
    setBusy(true);
    await saver.current.retry();
    setBusy(false);
    const { kind, error, held } = saver.current.state();
    if (kind === 'saved' && held === 0) {
      toast.success(t('editor.announce.done', { count: people }));
      focusSection('when');
    } else if (error !== undefined) toast.error(errorText(error).text);
  };
  return (
    <Banner
      tone="warn"
      title={t('editor.announce.title')}
      actions={
        <Cluster>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              form.reset(saved);
              focusSection('when');
            }}
          >
            {t('editor.announce.undo')}
          </Button>
          <Button size="sm" busy={busy} onClick={() => void save()}>
            {people === 0 ? t('editor.announce.saveOnly') : t('editor.announce.save', { count: people })}
          </Button>
        </Cluster>
      }
    >
      {people === 0 ? t('editor.announce.textNone') : t('editor.announce.text', { count: people })}
    </Banner>
  );
}
