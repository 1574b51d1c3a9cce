import type { Gyg } from '@gyg/contract';
import { paths, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { deskAddress, GygDate, GygName, GygStatus } from '../../../shared/gyg-table';
import s from './catalogs.module.css';

export interface CatalogGygProps {
  gyg: Gyg;
  /** Whether the organisation hosts it; the title then leads to its desk. */
  isOwn: boolean;
}

/** A gyg of a catalogue: when it starts, or why it is not shown. */
export function CatalogGyg({ gyg, isOwn }: CatalogGygProps) {
  const { t } = useTranslation('admin');
  const note = (): ReactNode => {
    if (gyg.state === 'CREATED') return t('catalogs.unpublished');
    if (gyg.hidden) return t('catalogs.hidden');
    return <GygDate gyg={gyg} />;
  };
  return (
    <div className={s.gyg}>
      <GygName gyg={gyg} href={isOwn ? deskAddress(gyg) : paths.gyg(gyg.id)} withHost={!isOwn} notes={[note()]} />
      <GygStatus gyg={gyg} />
    </div>
  );
}
