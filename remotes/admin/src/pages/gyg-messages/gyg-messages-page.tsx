import { FieldsSkeleton } from '@gyg/design-system';
import { GygMessages } from '../../features/gyg-messages';
import { GygScreen } from '../../shared/gyg-frame';

/** `/admin/gygs/:gygId/messages`: messages of a gyg's hosts to the people who take part in it. */
export function GygMessagesPage() {
  return (
    <GygScreen tab="messages" waiting={<FieldsSkeleton fields={3} />}>
      {(desk) => <GygMessages desk={desk} />}
    </GygScreen>
  );
}
