export const diagnostics = {
  title: 'Diagnostik',
  lead: 'Så fungerar plattformen just nu. Uppdateras var femtonde sekund.',
  loading: 'Laddar',
  copy: 'Kopiera rapport',
  refresh: 'Uppdatera',
  copied: 'Rapporten är kopierad.',
  notCopied: 'Rapporten kunde inte kopieras.',
} as const;
