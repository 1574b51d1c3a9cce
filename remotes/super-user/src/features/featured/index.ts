export { forgetDraft } from './model/use-draft-state';
export { FeaturedActions } from './ui/featured-actions';
export { FeaturedDesk, FeaturedSkeleton } from './ui/featured-desk';
export { FeaturedDraftProvider } from './ui/featured-draft-provider';
