import { GygCardSkeleton, VisuallyHidden } from '@gyg/design-system/elements';
import s from './gyg-list.module.css';

/** One row of cards on their way. */
export const GygListSkeleton = ({ row, label }: { row: 1 | 2 | 3 | 4; label: string }) => (
  <>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <div className={s.grid} data-row={row}>
      {['first', 'second', 'third', 'fourth'].slice(0, row).map((place) => (
        <GygCardSkeleton key={place} />
      ))}
    </div>
  </>
);
