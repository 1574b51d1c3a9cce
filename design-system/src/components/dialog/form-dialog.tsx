import { useId } from 'react';
import type { IconName } from '../../../art/icons';
import { Button } from '../button/button';
import { Stack, type StackProps } from '../layout/stack';
import { Dialog, type DialogProps } from './dialog';

export interface FormDialogProps extends Omit<DialogProps, 'actions'> {
  /** The button that closes it and changes nothing. */
  cancel: string;
  /** The button that sends the form. */
  confirm: string;
  /** `danger` for what is taken away. */
  tone?: 'primary' | 'danger' | undefined;
  icon?: IconName | undefined;
  busy?: boolean | undefined;
  /** While it is busy it cannot be closed. */
  waits?: boolean | undefined;
  /** It cannot be sent; the dialog says why. */
  disabled?: boolean | undefined;
  /** The focus starts on the button that closes it: for what cannot be taken back. */
  careful?: boolean | undefined;
  /** The space between what it shows. */
  gap?: StackProps['gap'];
  onConfirm: () => unknown;
}

/** A dialog that asks: text and fields, a button that does what it says, and one that leaves. */
export const FormDialog = (props: FormDialogProps) => {
  const { cancel, confirm, tone, icon, busy, waits, disabled, careful, gap, onConfirm, onClose, children, ...rest } =
    props;
  const form = useId();
  const held = waits && busy;
  return (
    <Dialog
      onClose={() => held || onClose()}
      {...rest}
      actions={
        <>
          <Button variant="secondary" data-autofocus={careful} disabled={held} onClick={onClose}>
            {cancel}
          </Button>
          <Button variant={tone} type="submit" form={form} icon={icon} busy={busy} disabled={disabled}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onConfirm();
        }}
      >
        <Stack gap={gap}>{children}</Stack>
      </form>
    </Dialog>
  );
};
