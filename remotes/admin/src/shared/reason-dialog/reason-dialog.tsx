import { limits } from '@gyg/contract/rules';
import { Banner } from '@gyg/design-system';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import { useErrorText, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { type ReactNode, useState } from 'react';

export interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What it costs and who gets a message. */
  text: ReactNode;
  /** The label of the button that acts. */
  confirm: string;
  /** Acts with the reason. If it throws, the dialog stays open with the typed reason. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** Shown while it works, such as a progress bar. */
  progress?: ReactNode;
}

/** Asks for the required reason before something is cancelled. */
export function ReasonDialog({ open, title, text, confirm, onConfirm, onClose, progress }: ReasonDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const form = useForm({ defaultValues: { reason: '' } });
  const [problem, setProblem] = useState<string>();
  const { errors, isSubmitting, isDirty } = form.formState;
  const close = () => {
    form.reset();
    setProblem(undefined);
    onClose();
  };
  const submit = form.handleSubmit(async ({ reason }) => {
    setProblem(undefined);
    try {
      await onConfirm(reason.trim());
      close();
    } catch (thrown) {
      setProblem(errorText(thrown).text);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={t('reason.close')}
      {...(isDirty &&
        !isSubmitting && {
          unsaved: {
            title: t('reason.unsaved'),
            text: t('reason.unsavedText'),
            keep: t('reason.stay'),
            discard: t('reason.discard'),
          },
        })}
      cancel={t('reason.keep')}
      confirm={confirm}
      tone="danger"
      busy={isSubmitting}
      waits
      onConfirm={submit}
    >
      {problem && <Banner tone="bad" role="alert" title={problem} />}
      <div>{text}</div>
      <TextArea
        label={t('reason.reason')}
        hint={t('reason.hint')}
        rows={3}
        maxLength={limits.reason}
        counter={(used, most) => t('reason.counter', { used, most })}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (reason) => reason.trim() !== '' || t('reason.missing'),
        })}
      />
      {progress}
    </FormDialog>
  );
}
