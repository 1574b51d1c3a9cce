import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useEffect } from 'react';
import { showroomTheme } from './theme';
import { useToolbar } from './toolbar';

/** Docs pages follow the toolbar's theme and language, as stories do. */
export function ShowroomDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, language } = useToolbar();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  return (
    <DocsContainer context={context} theme={showroomTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
