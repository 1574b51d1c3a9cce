import { expect, test } from 'vitest';
import { countTurns } from '../../testing/count-turns';
import { safePage } from './safe-page';

test('each text is sanitised on its own, and other work runs between them', async () => {
  const turns = countTurns();
  const text = '<script>x</script><p>Come</p>';
  const page = { preface: text, description: text, impact: text, participantInfo: text };
  const safe = await safePage({ ...page, donationUrl: 'https://example.org/<p>' });
  expect(turns()).toBeGreaterThanOrEqual(Object.keys(page).length - 1);
  const kept = Object.fromEntries(Object.keys(page).map((field) => [field, '<p>Come</p>']));
  expect(safe).toEqual({ ...kept, donationUrl: 'https://example.org/<p>' });
});
