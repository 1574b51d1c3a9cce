import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useFeaturedDraft } from '../model/featured-draft';

/** Publish and discard, for the head of the page. */
export function FeaturedActions() {
  const { t } = useTranslation('super-user');
  const draft = useFeaturedDraft();
  if (draft === undefined) return null;
  const { changes, publishing, publish, discard } = draft;
  return (
    <>
      <Button variant="secondary" disabled={changes === 0 || publishing} onClick={discard}>
        {t('featured.discard')}
      </Button>
      <Button disabled={changes === 0} busy={publishing} onClick={publish}>
        {changes === 0 ? t('featured.nothing') : t('featured.publish', { count: changes })}
      </Button>
    </>
  );
}
