import type { APIRequestContext, Page } from '@playwright/test';

type Multipart = NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart'];

/** Calls the API as the logged-in user of this page, for what has no screen or is not the subject of a test. */
export async function callerOn(page: Page) {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('gyg.user:')) ?? '';
    const stored: { access_token?: string } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return stored.access_token ?? '';
  });
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: async (path: string) => page.request.get(`/api${path}`, { headers }),
    post: async (path: string, data: object) => page.request.post(`/api${path}`, { headers, data }),
    postForm: async (path: string, multipart: NonNullable<Multipart>) =>
      page.request.post(`/api${path}`, { headers, multipart }),
  };
}
