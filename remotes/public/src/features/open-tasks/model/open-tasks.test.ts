import { buildNotification } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { openTasks } from './open-tasks';

const answered = { responded: true, responderAction: 'true', responderFullName: 'Britta Hallén' } as const;
const action = { kind: 'membership', targetId: 'request-1' } as const;

test('shows what can be answered, then invitations, then what is unread', () => {
  const tasks = openTasks([
    buildNotification({ id: 'unread', type: 'gyg_changed', action: null, viewed: false }),
    buildNotification({ id: 'read', type: 'gyg_changed', action: null, viewed: true }),
    buildNotification({ id: 'invited', type: 'gyg_invited', action: null, viewed: true, gygId: 'gyg-1' }),
    buildNotification({ id: 'request', action, viewed: true, gygId: 'gyg-1' }),
    buildNotification({ id: 'answered', action, notificationAction: answered, viewed: false }),
  ]);
  expect(tasks.map(({ id, href }) => [id, href])).toEqual([
    ['request', '/notifications'],
    ['invited', '/gygs/gyg-1'],
    ['unread', expect.stringMatching(/^\/(gygs|notifications)/)],
  ]);
});

test('news about a story lead to it', () => {
  const published = buildNotification({ type: 'story_approved', storyId: 'story-1', viewed: false });
  expect(openTasks([published])[0]?.href).toBe('/gygs/gyg-shore/stories/story-1');
});

test('shows at most three', () => {
  const unread = ['1', '2', '3', '4'].map((id) => buildNotification({ id, action: null, viewed: false }));
  expect(openTasks(unread)).toHaveLength(3);
});
