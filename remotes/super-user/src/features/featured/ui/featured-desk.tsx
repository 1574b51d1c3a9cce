import { ErrorState } from '@gyg/design-system';
import { useLoadFailure } from '@gyg/platform';
import { useFeatured } from '../api/featured';
import { useFeaturedDraft } from '../model/featured-draft';
import s from './featured.module.css';
import { FeaturedPreview } from './featured-preview';
import { FeaturedSkeleton } from './featured-skeleton';
import { GygList } from './gyg-list';
import { OrganizationList } from './organization-list';
import { PublishFailure } from './publish-failure';
import { StoryList } from './story-list';

/** The three lists of the home page and a preview of them. */
export function FeaturedDesk() {
  const loadFailure = useLoadFailure();
  const { error, refetch } = useFeatured();
  const state = useFeaturedDraft();
  if (state === undefined) {
    return error ? <ErrorState {...loadFailure(error, () => void refetch())} /> : <FeaturedSkeleton />;
  }
  return (
    <>
      <PublishFailure state={state} />
      <div className={s.root}>
        <div className={s.lists}>
          <OrganizationList state={state} />
          <GygList state={state} />
          <StoryList state={state} />
        </div>
        <FeaturedPreview state={state} />
      </div>
    </>
  );
}
