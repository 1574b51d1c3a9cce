import { Panel, Skeleton, Stack } from '@gyg/design-system';

const parts = ['name', 'privacy', 'language', 'password'] as const;

/** The loading account page. */
export const AccountSkeleton = () => (
  <Stack gap={4} aria-busy="true">
    {parts.map((part) => (
      <Panel key={part} padding="large">
        <Stack>
          <Skeleton shape="heading" length="half" />
          <Skeleton length="long" />
          <Skeleton shape="heading" />
        </Stack>
      </Panel>
    ))}
  </Stack>
);
