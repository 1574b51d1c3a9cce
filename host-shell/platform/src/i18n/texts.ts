import type { en } from '../translations/en';

/** The texts of every area by its name; each area adds its own. A key that an area does not have does not compile. */
export interface Texts {
  platform: typeof en;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'platform';
    resources: Texts;
  }
}
