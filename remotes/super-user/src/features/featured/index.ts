export { forgetDraft } from './model/use-draft-state';
export { FeaturedActions } from './ui/featured-actions';
export { FeaturedDesk } from './ui/featured-desk';
export { FeaturedDraftProvider } from './ui/featured-draft-provider';
export { FeaturedSkeleton } from './ui/featured-skeleton';
