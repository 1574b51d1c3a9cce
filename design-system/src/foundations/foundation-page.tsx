import type { ReactNode } from 'react';
import { Page } from '../components/layout/layout';
import { Stack } from '../components/layout/stack';
import { PageHeader } from '../components/page-header/page-header';

/** A page of the foundations: a header, and sections below. */
export const FoundationPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Page width="medium" padded>
    <PageHeader title={title} lead={lead} />
    <Stack gap={6}>{children}</Stack>
  </Page>
);
