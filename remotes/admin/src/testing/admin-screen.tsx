import { PlatformProvider, type PlatformProviderProps, setTestSession, startTestTexts } from '@gyg/platform/testing';
import area from '../remote-entry';

const areas = [area];

/** Signs Britta in, acting for Ren Kust Bohuslän by default. */
export function signInBritta(over: Parameters<typeof setTestSession>[0] = {}): void {
  setTestSession({
    userId: 'user-britta',
    profileName: 'Britta Hallén',
    loginRole: 'ADMIN',
    organizationAdmin: true,
    organizationId: 'org-kust',
    organizationName: 'Ren Kust Bohuslän',
    ...over,
  });
}

/** Puts the texts in place, so that the first render speaks already. */
export const startTexts = (language: 'en' | 'sv') => startTestTexts(language, areas);

/** A screen of this area with the platform around it and no shell. */
export const AdminScreen = (props: Omit<PlatformProviderProps, 'areas'>) => (
  <PlatformProvider {...props} areas={areas} />
);
