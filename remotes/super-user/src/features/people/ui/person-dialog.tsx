import type { Person } from '@gyg/contract';
import { Banner } from '@gyg/design-system';
import { paths, toast, useNavigate, useSession, useTranslation } from '@gyg/platform';
import { ActDialog } from '../../../shared/acts';
import { type PersonAct, useChangePerson } from '../api/people-calls';

export interface PersonDialogProps {
  act: PersonAct;
  person: Person;
  onClose: () => void;
}

/** Says what happens, asks for a reason for the audit log, and does it. */
export function PersonDialog({ act, person, onClose }: PersonDialogProps) {
  const { t } = useTranslation('super-user');
  const navigate = useNavigate();
  const ownId = useSession(({ userId }) => userId);
  const change = useChangePerson();
  const about = { name: person.fullName, email: person.email ?? t('people.noEmail') };
  const isOwn = person.userId === ownId;
  const send = (reason = '') =>
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
    <ActDialog
      title={t(`people.${act}Title`, about)}
      confirm={t(`people.${act}`)}
      tone={act === 'grant' ? 'primary' : 'danger'}
      busy={change.isPending}
      error={change.error}
      onConfirm={send}
      onClose={onClose}
    >
      {isOwn && <Banner tone="warn">{t(`people.${act}Self`)}</Banner>}
      <p>{t(`people.${act}Text`, about)}</p>
    </ActDialog>
  );
}
