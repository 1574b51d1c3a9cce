import type { NeedInvitation } from '@gyg/contract';
import { Link } from '@gyg/design-system';
import { paths, useLanguage, useTranslation } from '@gyg/platform';

/** Names the organisations whose members can offer a need, each with a link to join it. */
export function MembersOf({ invitation: { gyg, need, partners } }: { invitation: NeedInvitation }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const host = { name: gyg.orgName, friendlyUrl: gyg.orgFriendlyUrl };
  const able = [
    ...(need.whoCanOffer === 'ONLY_PARTNERS' ? [] : [host]),
    ...(need.whoCanOffer === 'ONLY_HOST' ? [] : partners),
  ];
  if (able.length === 0) return t('needInvite.notEligible.text');
  const parts = new Intl.ListFormat(language, { type: 'disjunction' }).formatToParts(able.map(({ name }) => name));
  let index = 0;
  return (
    <>
      {t('needInvite.notEligible.joinFirst')}{' '}
      {parts.map(({ type, value }) => {
        if (type === 'literal') return value;
        const organization = able[index++];
        return (
          organization && (
            <Link key={organization.friendlyUrl} href={paths.joinOrganization(organization.friendlyUrl)}>
              {value}
            </Link>
          )
        );
      })}
      .
    </>
  );
}
