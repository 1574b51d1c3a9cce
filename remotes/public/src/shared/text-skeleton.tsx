import { Page, Skeleton, Stack } from '@gyg/design-system';
import s from './form-page.module.css';

/** A page with one column of text or a short form, before it is there. */
export const TextSkeleton = () => (
  <Page padded aria-busy="true">
    <Stack gap={4} className={s.column}>
      <Skeleton shape="heading" length="long" />
      <Skeleton length="full" />
      <Skeleton length="long" />
      <Skeleton length="half" />
    </Stack>
  </Page>
);
