import { Button } from '@gyg/design-system';
import { useSession } from '@gyg/platform';
import { useState } from 'react';
import { CreateDialog, type CreateDialogProps } from './create-dialog';

export interface CreateNamedProps extends Pick<CreateDialogProps, 'keptAs' | 'onCreate'> {
  texts: CreateDialogProps['texts'] & {
    /** The button that opens the dialog. */
    action: string;
  };
}

/** The button that creates something with a name for the current organisation, and the dialog that asks for the name. */
export function CreateNamed({ texts, ...dialog }: CreateNamedProps) {
  const [open, setOpen] = useState(false);
  const organizationId = useSession((session) => session.organizationId);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <CreateDialog
        key={organizationId}
        organizationId={organizationId}
        texts={texts}
        open={open}
        onClose={() => setOpen(false)}
        {...dialog}
      />
    </>
  );
}
