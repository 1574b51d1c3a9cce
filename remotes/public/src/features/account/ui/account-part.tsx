import { Panel, Section } from '@gyg/design-system';
import type { ReactNode } from 'react';
import s from './account-part.module.css';

export interface AccountPartProps {
  title: string;
  text?: string;
  /** What cannot be undone looks like it. */
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

/** One part of the account page: what it is about, and what can be done. */
export const AccountPart = ({ title, text, tone = 'plain', children }: AccountPartProps) => (
  <Panel padding="large" tone={tone}>
    <Section title={title} size="small" spacing="none">
      {text && <p className={s.text}>{text}</p>}
      <div className={s.body}>{children}</div>
    </Section>
  </Panel>
);
