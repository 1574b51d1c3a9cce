import { Page, PageHeader, Stack } from '@gyg/design-system';
import type { ReactNode } from 'react';
import s from './form-page.module.css';

export interface FormPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page with one short form: its head, and a calm column. */
export const FormPage = ({ title, lead, children }: FormPageProps) => (
  <Page padded>
    <div className={s.column}>
      <PageHeader title={title} {...(lead === undefined ? {} : { lead })} />
      <Stack gap={4}>{children}</Stack>
    </div>
  </Page>
);
