import { PlatformProvider, type PlatformProviderProps, setTestSession, startTestTexts } from '@gyg/platform/testing';
import area from '../remote-entry';

const areas = [area];

/** Logs in Britta, acting for Ren Kust Bohuslän by default. */
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

/** Loads the texts, so that the first render has them. */
export const startTexts = (language: 'en' | 'sv') => startTestTexts(language, areas);

/** Renders a screen of this area with the platform and without the shell. */
export const AdminScreen = (props: Omit<PlatformProviderProps, 'areas'>) => (
  <PlatformProvider {...props} areas={areas} />
);
