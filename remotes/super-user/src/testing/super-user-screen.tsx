import { PlatformProvider, type PlatformProviderProps, setTestSession, startTestTexts } from '@gyg/platform/testing';
import area from '../remote-entry';

const areas = [area];

/** Logs in a user, a super user by default. */
export function signInSuperUser(over: Parameters<typeof setTestSession>[0] = {}): void {
  setTestSession({
    userId: 'user-astrid',
    profileName: 'Astrid Ek',
    loginRole: 'USER',
    userGroups: ['superusers'],
    ...over,
  });
}

/** Loads the texts, so that the first render has them. */
export const startTexts = (language: 'en' | 'sv') => startTestTexts(language, areas);

/** Renders a screen of this area with the platform and without the shell. */
export const SuperUserScreen = (props: Omit<PlatformProviderProps, 'areas'>) => (
  <PlatformProvider {...props} areas={areas} />
);
