import { Banner, Button } from '@gyg/design-system';
import { isApiError, useErrorText, useTranslation } from '@gyg/platform';
import type { FeaturedDraft } from '../model/featured-draft';

/** Why publishing failed; after changes by someone else, two ways out. */
export function PublishFailure({ state: { failure, discard, rebase } }: { state: FeaturedDraft }) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  if (failure === null || failure === undefined) return null;
  if (!isApiError(failure) || failure.code !== 'featured.changed') {
    return (
      <Banner tone="bad" role="alert">
        {errorText(failure).text}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t('featured.conflict')}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={discard}>
            {t('featured.takeTheirs')}
          </Button>
          <Button size="sm" variant="secondary" onClick={rebase}>
            {t('featured.keepMine')}
          </Button>
        </>
      }
    >
      {t('featured.conflictText')}
    </Banner>
  );
}
