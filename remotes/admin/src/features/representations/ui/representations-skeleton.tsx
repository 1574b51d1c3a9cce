import { Panel, Skeleton } from '@gyg/design-system';
import { DecisionList, DecisionRow } from '@gyg/design-system/tables';

/** The loading list: rows of the same layout. */
export const RepresentationsSkeleton = () => (
  <Panel padding="none" aria-busy="true">
    <DecisionList aria-hidden="true">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <DecisionRow
          key={row}
          media={<Skeleton shape="circle" />}
          title={<Skeleton length="half" />}
          note={<Skeleton length="long" />}
        />
      ))}
    </DecisionList>
  </Panel>
);
