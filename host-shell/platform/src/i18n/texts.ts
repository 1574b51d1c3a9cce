import type en from '../translations/en.json';

/** The texts of all areas by name. Each area adds its texts here. An unknown key does not compile. */
export interface Texts {
  platform: typeof en;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'platform';
    resources: Texts;
  }
}
