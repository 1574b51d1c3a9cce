import type { ReminderSettings } from '@gyg/contract';
import { ErrorState, Skeleton, Stack } from '@gyg/design-system';
import { SelectField, Switch } from '@gyg/design-system/forms';
import { toast, useErrorToast, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import { useReminders, useSaveReminders } from '../api/reminders';
import { daysOf, fieldCount, hoursToChoose, withHours } from '../model/reminder-times';

/** When the people of a gyg are reminded before its start. Every choice is saved at once. */
export function RemindersSection() {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const errorToast = useErrorToast();
  const gygId = useEditor().desk.gyg.id;
  const { data, error, refetch } = useReminders(gygId);
  const { mutate, isPending, variables } = useSaveReminders(gygId);
  const save = (settings: ReminderSettings) =>
    mutate(settings, {
      onSuccess: () => toast.success(t('reminders.saved')),
      onError: errorToast,
    });
  return (
    <EditorSection id="reminders" title={t('reminders.title')} lead={t('reminders.lead')}>
      {data !== undefined ? (
        <ReminderFields settings={isPending ? variables : data} onChange={save} />
      ) : error === null ? (
        <Skeleton shape="block" />
      ) : (
        <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
      )}
    </EditorSection>
  );
}

interface ReminderFieldsProps {
  settings: ReminderSettings;
  onChange: (settings: ReminderSettings) => void;
}

const ordinals = ['first', 'second', 'third'] as const;
const none = '';

/** Switches the reminders on or off, and chooses when they are sent. */
function ReminderFields({ settings, onChange }: ReminderFieldsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { enabled, hoursBefore } = settings;
  const label = (hours: number) => {
    const days = daysOf(hours);
    return days === undefined
      ? t('reminders.hours', { count: hours, formatted: number(hours) })
      : t('reminders.days', { count: days, formatted: number(days) });
  };
  const fields = ordinals.slice(0, fieldCount(hoursBefore));
  return (
    <Stack gap={3}>
      <Switch
        checked={enabled}
        onChange={({ currentTarget }) => onChange({ ...settings, enabled: currentTarget.checked })}
      >
        {t('reminders.on')}
      </Switch>
      {enabled &&
        fields.map((ordinal, index) => {
          const own = hoursBefore[index];
          const required = own !== undefined && hoursBefore.length === 1;
          return (
            <SelectField
              key={ordinal}
              label={t(`reminders.${ordinal}`)}
              value={own === undefined ? none : String(own)}
              onChange={({ currentTarget: { value } }) => {
                const next = value === none ? undefined : Number(value);
                onChange({ ...settings, hoursBefore: withHours(hoursBefore, index, next) });
              }}
              options={[
                ...(required ? [] : [{ value: none, label: t('reminders.none') }]),
                ...hoursToChoose(hoursBefore, own).map((hours) => ({ value: String(hours), label: label(hours) })),
              ]}
            />
          );
        })}
    </Stack>
  );
}
