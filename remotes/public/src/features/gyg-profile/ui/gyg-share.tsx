import type { Gyg } from '@gyg/contract';
import { paths, useTranslation } from '@gyg/platform';
import { SharePage } from '../../../shared/share-page';

/** Shares a gyg by its friendly url. */
export function GygShare({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  const path = paths.gygByName(gyg.orgFriendlyUrl, gyg.friendlyUrl);
  return <SharePage path={path} title={gyg.title} label={t('gyg.share')} />;
}
