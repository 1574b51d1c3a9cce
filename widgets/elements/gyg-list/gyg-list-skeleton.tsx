import { CardGrid, GygCardSkeleton, VisuallyHidden } from '@gyg/design-system/elements';
import s from './gyg-list.module.css';

/** The cards that will be seen first, at most four, on their way. */
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
