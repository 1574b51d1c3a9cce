import { Icon, type IconName } from '@gyg/design-system';
import type { ReactNode } from 'react';
import s from './icon-fact.module.css';

/** A fact about a gyg beside its icon, such as when or where it takes place. */
export const IconFact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div className={s.fact}>
    <Icon name={icon} />
    <div className={s.value}>{children}</div>
  </div>
);
