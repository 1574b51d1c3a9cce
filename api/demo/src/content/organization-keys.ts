/** The twelve organisations of the demo; each key is also the friendly url. */
export const organizationKeys = [
  'ren-kust-bohuslan',
  'fixarkollektivet',
  'skogsvannerna-uppland',
  'laxhjalpen-rosengard',
  'matladan-norrkoping',
  'harbarget-sta-clara',
  'solandelen-gotland',
  'cykelkoket-mollan',
  'tidtabellbyran',
  'medborgarkontoret-skonsmon',
  'storsjons-folkhogskola',
  'kvinnojouren-lyktan',
] as const;
export type OrganizationKey = (typeof organizationKeys)[number];
