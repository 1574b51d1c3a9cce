import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import type { MemberList } from '../model/member-list';

/** Shown if no member matches. An organisation always has at least its admins. */
export function NoMembers({ list }: { list: MemberList }) {
  const { t } = useTranslation('admin');
  const searched = list.keyword !== '' || list.role !== undefined;
  return (
    <EmptyState
      headingLevel={3}
      title={t(searched ? 'members.noneFound' : 'members.none')}
      text={t(searched ? 'members.noneFoundText' : 'members.noneText')}
      actions={
        searched ? (
          <Button href={paths.members()}>{t('members.showAll')}</Button>
        ) : (
          <Button href={paths.sendInvitations()}>{t('members.invite')}</Button>
        )
      }
    />
  );
}
