import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useOwnOrganizations } from '../api/list-own-organizations';
import { InviteDialog } from './invite-dialog';

/** A button that opens the invitation, for all logged-in users. */
export function InviteColleague() {
  const { t } = useTranslation('public');
  const organizations = useOwnOrganizations();
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon="mail"
        disabled={organizations === undefined}
        onClick={() => {
          // Each opening starts with an empty draft.
          setOpened(opened + 1);
          setOpen(true);
        }}
      >
        {t('orgInvite.open')}
      </Button>
      <InviteDialog key={opened} open={open} organizations={organizations ?? []} onClose={() => setOpen(false)} />
    </>
  );
}
