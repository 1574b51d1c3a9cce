import { CardGrid, GygCardSkeleton } from '@gyg/design-system';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The loading grid of gygs: one or two rows with the final height. */
export function GygGridSkeleton({ rows = 2 }: { rows?: 1 | 2 }) {
  return (
    <CardGrid aria-busy="true" fullRows>
      {places.slice(0, rows * 4).map((place) => (
        <GygCardSkeleton key={place} />
      ))}
    </CardGrid>
  );
}
