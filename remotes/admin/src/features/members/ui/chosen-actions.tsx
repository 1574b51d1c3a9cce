import type { OrganizationUser } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { MemberActKind } from './members-dialog';

export interface ChosenActionsProps {
  chosen: readonly OrganizationUser[];
  onAct: (kind: MemberActKind) => void;
}

/** The actions for the chosen members. */
export function ChosenActions({ chosen, onAct }: ChosenActionsProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Button size="sm" variant="secondary" icon="mail" onClick={() => onAct('message')}>
        {t('members.message')}
      </Button>
      {chosen.some(({ role }) => role === 'MEMBER') && (
        <Button size="sm" variant="secondary" onClick={() => onAct('promote')}>
          {t('members.promote')}
        </Button>
      )}
      <Button size="sm" variant="danger" onClick={() => onAct('remove')}>
        {t('members.remove')}
      </Button>
    </>
  );
}
