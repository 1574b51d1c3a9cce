import { themeTokens } from '@gyg/design-system/tokens';
import { create, type ThemeVars } from 'storybook/theming';

export type Theme = 'light' | 'dark';

/** Storybook's own UI and docs pages in our colours and fonts, by theme. */
export function showroomTheme(theme: Theme): ThemeVars {
  const role = themeTokens[theme];
  const colour = (name: string) => role[name] ?? '';
  return create({
    base: theme,
    brandTitle: 'Gyg, the showroom',
    brandImage: './logo.svg',
    brandUrl: './?path=/docs/start-here--docs',
    brandTarget: '_self',
    fontBase: '"Hanken Grotesk", "Hanken fallback", sans-serif',
    fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    colorPrimary: colour('action'),
    colorSecondary: colour('action'),
    appBg: colour('ground-sunken'),
    appContentBg: colour('ground'),
    appPreviewBg: colour('ground'),
    appHoverBg: colour('action-soft'),
    appBorderColor: colour('line'),
    appBorderRadius: 8,
    textColor: colour('ink'),
    textInverseColor: colour('surface'),
    textMutedColor: colour('ink-quiet'),
    barTextColor: colour('ink-soft'),
    barHoverColor: colour('action-hover'),
    barSelectedColor: colour('action'),
    barBg: colour('surface'),
    buttonBg: colour('surface'),
    buttonBorder: colour('line-strong'),
    booleanBg: colour('surface-sunken'),
    booleanSelectedBg: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('line-strong'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 8,
  });
}
