import { Avatar, Skeleton } from '@gyg/design-system';
import { useSession, useTranslation } from '@gyg/platform';
import { useOrganizationDesk } from './get-organization-desk';
import s from './organization-head.module.css';

/** The organisation that the user acts for, with its number of admins and members. */
export function OrganizationHead() {
  const { t } = useTranslation('admin');
  const { organizationId, organizationName: name, organizationLogo: logo } = useSession((session) => session);
  const { data: desk, isPending } = useOrganizationDesk(organizationId);
  const people = desk && {
    admins: t('frame.admins', { count: desk.admins }),
    members: t('frame.members', { count: desk.members }),
  };
  return (
    <div className={s.root}>
      <Avatar kind="organization" seed={name} {...(logo !== '' && { src: logo })} />
      <div>
        <p className={s.name}>{name}</p>
        <p className={s.people}>
          {people ? t('frame.people', people) : isPending ? <Skeleton length="long" /> : '\u00a0'}
        </p>
      </div>
    </div>
  );
}
