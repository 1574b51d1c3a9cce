import { Panel, Section } from '@gyg/design-system';
import type { ReactNode } from 'react';
import s from './account-part.module.css';

export interface AccountPartProps {
  title: string;
  text?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

/** One part of the account page: a title, an explanation and its controls. */
export const AccountPart = ({ title, text, tone = 'plain', children }: AccountPartProps) => (
  <Panel padding="large" tone={tone}>
    <Section title={title} size="small" spacing="none">
      {text && <p className={s.text}>{text}</p>}
      <div className={s.body}>{children}</div>
    </Section>
  </Panel>
);
