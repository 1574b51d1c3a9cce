import { whoCanOfferValues } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { TextButton } from '@gyg/design-system';
import { Checkbox, RichTextEditor, readWholeNumber, SelectField, TextField } from '@gyg/design-system/forms';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useEffect, useState } from 'react';
import { useEditor } from '../../../shared/gyg-editor';
import { useRichTextTexts } from '../../../shared/rich-text';
import { useFieldError } from '../../../shared/schema-form';
import { minutesOf } from '../model/need-values';
import { type NeedFormOptions, useNeedForm } from '../model/use-need-form';
import s from './needs.module.css';

/** The form of one need. */
type NeedForm = ReturnType<typeof useNeedForm>['form'];

export interface NeedFieldsProps extends NeedFormOptions {
  /** The row was just added: its title takes the focus. */
  focused: boolean;
  onTitle: (title: string) => void;
}

/** The fields of one need: the important ones in a line, the others on request. */
export function NeedFields({ focused, onTitle, ...options }: NeedFieldsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const fieldError = useFieldError();
  const { desk } = useEditor();
  const { form, booked, bookedText } = useNeedForm(options);
  const { register, formState, watch, setFocus } = form;
  const { errors } = formState;
  const [open, setOpen] = useState(false);
  const isSkill = options.place.type === 'SKILL';
  const { whoCanOffer, offeredPositions } = watch();
  const id = `need-${options.row.id}`;
  useEffect(() => {
    if (focused) setFocus('title');
  }, [focused, setFocus]);
  return (
    <div className={s.need} data-hidden={whoCanOffer === 'NONE' || undefined}>
      <div className={s.fields} data-type={options.place.type}>
        <TextField
          lang={textLang(desk.gyg.language)}
          label={t(isSkill ? 'needs.skill' : 'needs.item')}
          placeholder={t(isSkill ? 'needs.skillExample' : 'needs.itemExample')}
          maxLength={limits.title}
          autoComplete="off"
          error={fieldError(errors.title)}
          {...register('title', { onChange: (event) => onTitle(String(event.target.value)) })}
        />
        {isSkill && <HoursField form={form} />}
        <TextField
          label={t(isSkill ? 'needs.places' : 'needs.quantity')}
          inputMode="numeric"
          autoComplete="off"
          error={
            offeredPositions < booked
              ? t('needs.belowBooked', { count: booked })
              : errors.offeredPositions && t('form.wholeNumber', { least: 0, most: number(limits.positions) })
          }
          {...register('offeredPositions', { setValueAs: toCount })}
        />
        <SelectField
          label={t('needs.who')}
          options={whoCanOfferValues.map((value) => ({ value, label: t(`needs.whoCanOffer.${value}`) }))}
          {...register('whoCanOffer')}
        />
      </div>
      <div className={s.foot}>
        <TextButton
          variant="standalone"
          aria-expanded={open}
          aria-controls={`${id}-details`}
          icon="settings"
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'needs.less' : 'needs.more')}
        </TextButton>
        {bookedText && <span className={s.booked}>{bookedText}</span>}
      </div>
      <div id={`${id}-details`} hidden={!open}>
        {open && <NeedDetails form={form} />}
      </div>
    </div>
  );
}

/** A whole number as typed; not a number if it is none. */
const toCount = (typed: unknown): number => readWholeNumber(String(typed)) ?? Number.NaN;

/** The duration of a skill: minutes in the form, hours on screen. */
function HoursField({ form }: { form: NeedForm }) {
  const { t } = useTranslation('admin');
  const { hours } = useFormat();
  const minutes = form.watch('durationMinutes');
  const [typed, setTyped] = useState(() => (Number.isNaN(minutes) ? '' : hours(minutes)));
  return (
    <TextField
      label={t('needs.hours')}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={form.formState.errors.durationMinutes && t('needs.hoursWrong')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        form.setValue('durationMinutes', minutesOf(currentTarget.value), { shouldValidate: true, shouldDirty: true });
      }}
    />
  );
}

/** The description of a need, and whether its bookings are pending. */
function NeedDetails({ form }: { form: NeedForm }) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const texts = useRichTextTexts();
  return (
    <div className={s.details}>
      <Controller
        control={form.control}
        name="description"
        render={({ field }) => (
          <RichTextEditor
            label={t('needs.description')}
            hint={t('needs.descriptionHint')}
            rows={3}
            value={field.value}
            onValueChange={field.onChange}
            maxLength={limits.html}
            error={fieldError(form.formState.errors.description)}
            texts={texts}
          />
        )}
      />
      <Checkbox hint={t('needs.approvalHint')} {...form.register('needsApproval')}>
        {t('needs.approval')}
      </Checkbox>
    </div>
  );
}
