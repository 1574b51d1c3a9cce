import type { Gyg } from '@gyg/contract';
import { paths, useTranslation } from '@gyg/platform';
import { SharePage } from '../../../shared/share-page';

/** Sharing a gyg by its friendly address (specification 2.5). */
export function GygShare({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  const path = paths.gygByName(gyg.orgFriendlyUrl, gyg.friendlyUrl);
  return <SharePage path={path} title={gyg.title} label={t('gyg.share')} />;
}
