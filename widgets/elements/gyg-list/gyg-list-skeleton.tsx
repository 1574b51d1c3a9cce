import { CardGrid, GygCardSkeleton, VisuallyHidden } from '@gyg/design-system/elements';
import s from './gyg-list.module.css';

/** Placeholders for the first cards, at most four, while loading. */
export const GygListSkeleton = ({ row, count, label }: { row: 1 | 2 | 3 | 4; count: number; label: string }) => (
  <>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <CardGrid columns={row} follows="container" fills className={s.grid}>
      {['first', 'second', 'third', 'fourth'].slice(0, count).map((place) => (
        <GygCardSkeleton key={place} />
      ))}
    </CardGrid>
  </>
);
