import { Page, Skeleton } from '@gyg/design-system';
import s from './need-invitation.module.css';

/** The loading page of an invitation, with the same layout. */
export const NeedInvitationSkeleton = () => (
  <Page width="medium" padded aria-busy="true">
    <div className={s.card}>
      <div className={s.picture} />
      <div className={s.words}>
        <Skeleton length="half" />
        <Skeleton shape="heading" length="long" />
        <Skeleton length="long" />
        <Skeleton shape="block" />
        <Skeleton length="half" />
        <Skeleton shape="heading" length="full" />
      </div>
    </div>
    <div className={s.gyg}>
      <Skeleton shape="block" />
    </div>
  </Page>
);
