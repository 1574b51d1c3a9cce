import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { type InvitationList, invitationListAddress } from '../model/invitation-list';

/** Shown for an empty list, with a next step: the filter is too narrow, or nothing was sent yet. */
export function NoInvitations({ list }: { list: InvitationList }) {
  const { t } = useTranslation('admin');
  if (list.tab !== 'all' || list.keyword !== '') {
    const all = invitationListAddress({ ...list, tab: 'all', keyword: '', page: 1 });
    return (
      <EmptyState
        title={t('invitations.noneFound')}
        text={t('invitations.noneFoundText')}
        actions={<Button href={all}>{t('invitations.showAll')}</Button>}
      />
    );
  }
  const toGygs = list.type === 'gyg-invite';
  return (
    <EmptyState
      title={t(toGygs ? 'invitations.noneGyg' : 'invitations.none')}
      text={t(toGygs ? 'invitations.noneGygText' : 'invitations.noneText')}
      actions={
        toGygs ? (
          <Button href={paths.hostedGygs()}>{t('frame.hosted')}</Button>
        ) : (
          <Button icon="mail" href={paths.sendInvitations()}>
            {t('members.invite')}
          </Button>
        )
      }
    />
  );
}
