import { type FakeHandlers, fakeApi, PlatformProvider, setTestSession } from '@gyg/platform/testing';
import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import area from '../remote-entry';
import { answerAsPool, type PoolAnswers } from './fake-pool';

interface ScreenStory {
  pattern: string;
  at: string;
  session?: Parameters<typeof setTestSession>[0];
  api?: FakeHandlers;
  /** The responses of the identity service's pool. */
  pool?: PoolAnswers;
}

/**
 * The common setup of screen stories: the platform, a session, and a fake API. A story overrides them with the
 * parameters `at`, `session`, `api` and `pool`.
 */
export function screenStory(Screen: ComponentType, usual: ScreenStory) {
  return {
    component: Screen,
    parameters: { layout: 'fullscreen', ...usual },
    render: (_args, { globals, parameters }) => (
      <PlatformProvider
        areas={[area]}
        language={globals.language === 'sv' ? 'sv' : 'en'}
        pattern={usual.pattern}
        at={parameters.at}
      >
        <Screen />
      </PlatformProvider>
    ),
    beforeEach: ({ parameters }) => {
      setTestSession(parameters.session ?? {});
      const api = fakeApi({ ...usual.api, ...parameters.api });
      const restorePool = answerAsPool({ ...usual.pool, ...parameters.pool });
      return () => {
        api.restore();
        restorePool();
      };
    },
  } satisfies Meta;
}
