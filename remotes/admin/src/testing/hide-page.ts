import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Hides the page, as closing a tab does: answers that are held are sent at once. */
export async function hidePage(): Promise<void> {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
}
