import { whoCanOfferValues } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { TextButton } from '@gyg/design-system';
import { readWholeNumber, SelectField, TextField } from '@gyg/design-system/forms';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import { useEffect, useState } from 'react';
import { useEditor } from '../../../shared/gyg-editor';
import { useFieldError } from '../../../shared/schema-form';
import { type NeedFormOptions, useNeedForm } from '../model/use-need-form';
import { HoursField } from './hours-field';
import { NeedDetails } from './need-details';
import s from './needs.module.css';

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
