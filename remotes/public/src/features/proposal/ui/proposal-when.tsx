import { fromSwedishTime, toSwedishTime } from '@gyg/contract/dates';
import { endsLater } from '@gyg/contract/proposal-form';
import { limits } from '@gyg/contract/rules';
import { DateTimeField, TextArea } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import type { ProposalForm } from '../model/use-proposal-form';

const usualTimes = { start: '09:00', end: '18:00' } as const;

/** Start and end in Swedish time, and what else the organisation should know. */
export function ProposalWhen({ form: { control, register, getValues } }: { form: ProposalForm }) {
  const { t } = useTranslation('public');
  const { dateTime } = useFormat();
  const problemOf = (name: 'start' | 'end', value: string) => {
    const time = fromSwedishTime(value);
    if (time === undefined) return t(`proposal.${name}Missing`);
    if (name === 'start') return true;
    if (time.getTime() <= Date.now()) return t('proposal.endPast');
    return endsLater(getValues()) || t('proposal.endTooEarly');
  };
  return (
    <>
      {(['start', 'end'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          rules={{ validate: (value) => problemOf(name, value) }}
          render={({ field, fieldState }) => {
            const time = fromSwedishTime(field.value);
            return (
              <DateTimeField
                id={`proposal-${name}`}
                tabIndex={-1}
                ref={field.ref}
                label={t(`proposal.${name}`)}
                dateLabel={t('proposal.date')}
                timeLabel={t('proposal.time')}
                value={field.value}
                onValueChange={field.onChange}
                min={toSwedishTime(new Date())}
                usualTime={usualTimes[name]}
                readout={time && dateTime(time.toISOString())}
                error={fieldState.error?.message}
              />
            );
          }}
        />
      ))}
      <TextArea
        label={t('proposal.moreInfo')}
        hint={t('proposal.moreInfoHint')}
        optional={t('common.optional')}
        rows={3}
        maxLength={limits.html}
        {...register('moreInfo')}
      />
    </>
  );
}
