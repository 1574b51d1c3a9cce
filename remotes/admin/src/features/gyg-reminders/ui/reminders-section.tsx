import type { ReminderSettings } from '@gyg/contract';
import { ErrorState, Skeleton } from '@gyg/design-system';
import { toast, useErrorToast, useLoadFailure, useTranslation } from '@gyg/platform';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import { useReminders, useSaveReminders } from '../api/reminders';
import { ReminderFields } from './reminder-fields';

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
