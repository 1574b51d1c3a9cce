import { Skeleton, Stack } from '@gyg/design-system';
import s from './account-part.module.css';

const parts = ['name', 'privacy', 'language', 'password'] as const;

/** The account page's parts before they have arrived. */
export const AccountSkeleton = () => (
  <Stack gap={4} aria-busy="true">
    {parts.map((part) => (
      <Stack key={part} gap={3} className={s.root}>
        <Skeleton shape="heading" length="half" />
        <Skeleton length="long" />
        <Skeleton shape="heading" />
      </Stack>
    ))}
  </Stack>
);
