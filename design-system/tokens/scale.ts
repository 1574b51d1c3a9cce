/** What is the same in both themes: type, space (8 px, 4 for details), three radii, one motion curve. */
export const scale: Readonly<Record<string, string>> = {
  'font-head': '"Bricolage Grotesque", "Bricolage fallback", sans-serif',
  'font-text': '"Hanken Grotesk", "Hanken fallback", sans-serif',
  'text-xs': '0.8125rem',
  'text-sm': '0.9375rem',
  'text-md': '1.0625rem',
  'text-lg': '1.25rem',
  'text-xl': '1.5rem',
  'text-2xl': 'clamp(1.75rem, 1.3rem + 1.5vw, 2.375rem)',
  'text-3xl': 'clamp(2.125rem, 1.5rem + 2.4vw, 3.25rem)',
  'text-hero': 'clamp(2.625rem, 1.6rem + 3.2vw, 4.5rem)',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '16px',
  'space-4': '24px',
  'space-5': '32px',
  'space-6': '48px',
  'space-7': '64px',
  'space-8': '96px',
  gutter: 'clamp(16px, 4vw, 64px)',
  page: '1408px',
  'radius-s': '8px',
  'radius-m': '14px',
  'radius-l': '28px',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
};

/** Two elevations, by theme. */
export const shadows = {
  light: {
    'shadow-1': '0 1px 2px rgb(58 44 20 / 0.1), 0 2px 8px rgb(58 44 20 / 0.07)',
    'shadow-2': '0 2px 4px rgb(58 44 20 / 0.1), 0 14px 36px rgb(58 44 20 / 0.16)',
  },
  dark: {
    'shadow-1': '0 1px 2px rgb(0 0 0 / 0.4), 0 2px 6px rgb(0 0 0 / 0.25)',
    'shadow-2': '0 2px 4px rgb(0 0 0 / 0.4), 0 12px 32px rgb(0 0 0 / 0.45)',
  },
} as const;
