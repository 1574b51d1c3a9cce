import type { ComponentType } from 'react';
import { screenStory } from './screen-story';
import { exampleApi } from './widget-example';
import { fakeVersions } from './widget-versions';

const guest = { loginRole: 'GUEST', organizationId: '', organizationName: '', userId: '' } as const;

interface WidgetStory {
  pattern: string;
  at: string;
  session?: Parameters<typeof screenStory>[1]['session'];
}

/**
 * The setup of stories of pages for webmasters, as a guest sees them. The parameter `versions` replaces what the platform
 * answers for versions.json.
 */
export function widgetStory(Screen: ComponentType, { session = guest, ...usual }: WidgetStory) {
  const story = screenStory(Screen, { ...usual, session, api: exampleApi });
  return {
    ...story,
    beforeEach: async (context: Parameters<typeof story.beforeEach>[0]) => {
      const stop = fakeVersions(context.parameters.versions);
      const end = await story.beforeEach(context);
      return () => {
        end();
        stop();
      };
    },
  };
}
