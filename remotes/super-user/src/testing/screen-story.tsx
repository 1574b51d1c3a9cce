import { toLanguage } from '@gyg/platform';
import { type FakeHandlers, fakeApi } from '@gyg/platform/testing';
import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { SuperUserScreen, signInSuperUser, startTexts } from './super-user-screen';

interface ScreenStory {
  path: string;
  /** A fake API with the usual content, a separate one for each story. */
  api: () => FakeHandlers;
}

/** A story of a visitor who is no super user. */
export const notPermitted = { parameters: { groups: [] } };

/**
 * The common setup of this area's stories: the platform, a super user, and a fake API. A story overrides them with the
 * parameters `at`, `groups` and `api`.
 */
export function screenStory(Screen: ComponentType, { path, api }: ScreenStory) {
  return {
    component: Screen,
    // Each story has a separate fake API, and two of them cannot share one page.
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen', at: path, groups: ['superusers'] },
    beforeEach: async ({ globals, parameters }) => {
      await startTexts(toLanguage(String(globals.language)));
      signInSuperUser({ userGroups: parameters.groups });
      return fakeApi({ ...api(), ...parameters.api }).restore;
    },
    render: (_args, { globals, parameters }) => (
      <SuperUserScreen language={toLanguage(String(globals.language))} at={parameters.at} pattern={path}>
        <Screen />
      </SuperUserScreen>
    ),
  } satisfies Meta;
}
