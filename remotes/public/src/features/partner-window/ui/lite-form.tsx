import { InOrder } from '@gyg/design-system';
import { usePageTitle } from '@gyg/platform';
import type { ReactNode } from 'react';
import { AccountWaysProvider } from '../../../shared/account-ways';
import { liteWays } from '../model/lite-ways';
import s from './partner-window.module.css';

export interface LiteFormProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A form of the lite app that no partner's site has opened: its title and the form, without navigation (specification 2.1). */
export function LiteForm({ title, lead, children }: LiteFormProps) {
  usePageTitle(title);
  return (
    <AccountWaysProvider value={liteWays}>
      <InOrder gap={4}>
        <h1 className={s.title}>{title}</h1>
        {lead !== undefined && <p className={s.lead}>{lead}</p>}
        {children}
      </InOrder>
    </AccountWaysProvider>
  );
}
