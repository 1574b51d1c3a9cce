import { Panel, Skeleton, Stack } from '@gyg/design-system';

/** Loading entries. */
export const AuditSkeleton = () => (
  <Panel aria-busy="true">
    <Stack gap={4} aria-hidden="true">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((line) => (
        <Skeleton key={line} length="long" />
      ))}
    </Stack>
  </Panel>
);
