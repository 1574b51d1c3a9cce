import type { Gyg, Need } from '@gyg/contract';
import { Link, Stack } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import s from './members-only.module.css';

/** Says that a need is for members, with the way to become one: of the host, or of another organisation. */
export function MembersOnly({ gyg, need }: { gyg: Gyg; need: Need }) {
  const { t } = useTranslation('public');
  const toJoin =
    need.whoCanOffer === 'ONLY_PARTNERS' ? paths.myOrganizations() : paths.joinOrganization(gyg.orgFriendlyUrl);
  return (
    <Stack gap={1} className={s.root}>
      <span>{t('gyg.needs.membersOnly')}</span>
      <Link variant="standalone" href={toJoin} aria-label={t('gyg.needs.becomeMemberFor', { title: need.title })}>
        {t('gyg.needs.becomeMember')}
      </Link>
    </Stack>
  );
}
