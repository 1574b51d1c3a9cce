import type { Gyg } from '@gyg/contract';
import { Breadcrumbs } from '@gyg/design-system';
import { paths, textLang, useSession, useTranslation } from '@gyg/platform';

/** Breadcrumbs: from the organisation's gygs in admin mode, else from the gygs that the user manages. */
export function GygCrumbs({ gyg }: { gyg: Gyg | undefined }) {
  const { t } = useTranslation('admin');
  const hosts = useSession(
    ({ loginRole, organizationId }) =>
      loginRole === 'ADMIN' && (gyg === undefined || organizationId === gyg.organizationId),
  );
  const parents = hosts
    ? [
        { label: t('frame.dashboard'), href: paths.dashboard() },
        { label: t('frame.hosted'), href: paths.hostedGygs() },
      ]
    : [{ label: t('managed.title'), href: paths.managedGygs() }];
  const here = gyg ? { label: gyg.title, lang: textLang(gyg.language) } : { label: '…' };
  return <Breadcrumbs label={t('gygFrame.youAreHere')} items={[...parents, here]} />;
}
