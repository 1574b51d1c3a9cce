import { CardGrid, GygCardSkeleton } from '@gyg/design-system';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The grid of gygs before it has arrived: one or two rows of the real height. */
export function GygGridSkeleton({ rows = 2 }: { rows?: 1 | 2 }) {
  return (
    <CardGrid aria-busy="true">
      {places.slice(0, rows * 4).map((place) => (
        <GygCardSkeleton key={place} />
      ))}
    </CardGrid>
  );
}
