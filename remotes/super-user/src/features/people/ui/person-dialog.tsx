import type { Person } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, Dialog, Stack } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { paths, toast, useErrorText, useFormat, useNavigate, useSession, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { type PersonAct, useChangePerson } from '../api/people-calls';

export interface PersonDialogProps {
  act: PersonAct;
  person: Person;
  onClose: () => void;
}

/** Says what happens, asks for a reason for the audit log, and does it. */
export function PersonDialog({ act, person, onClose }: PersonDialogProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const ownId = useSession(({ userId }) => userId);
  const change = useChangePerson();
  const [reason, setReason] = useState('');
  const about = { name: person.fullName, email: person.email ?? t('people.noEmail') };
  const isOwn = person.userId === ownId;
  const close = () => {
    if (!change.isPending) onClose();
  };
  const send = () =>
    change.mutate(
      { act, person, reason },
      {
        onSuccess: () => {
          toast.success(t(`people.${act}Done`, about));
          onClose();
          // These pages are no longer for them.
          if (isOwn && act === 'revoke') void navigate(paths.home());
        },
      },
    );
  return (
    <Dialog
      open
      onClose={close}
      title={t(`people.${act}Title`, about)}
      closeLabel={t('people.close')}
      actions={
        <>
          <Button variant="secondary" disabled={change.isPending} onClick={close}>
            {t('people.cancel')}
          </Button>
          <Button variant={act === 'grant' ? 'primary' : 'danger'} busy={change.isPending} onClick={send}>
            {t(`people.${act}`)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {change.error && (
          <Banner tone="bad" role="alert">
            {errorText(change.error).text}
          </Banner>
        )}
        {isOwn && <Banner tone="warn">{t(`people.${act}Self`)}</Banner>}
        <p>{t(`people.${act}Text`, about)}</p>
        <TextArea
          label={t('people.reason')}
          optional={t('people.optional')}
          hint={t('people.reasonHint')}
          rows={2}
          maxLength={limits.reason}
          counter={(used, most) => t('people.counter', { used: number(used), most: number(most) })}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
