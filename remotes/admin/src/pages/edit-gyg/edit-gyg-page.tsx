import { EditorSkeleton, GygEditor } from '../../features/edit-gyg';
import { LabelsField } from '../../features/edit-labels';
import { MediaSection } from '../../features/edit-media';
import { NeedsSection } from '../../features/edit-needs';
import { TeamSection } from '../../features/edit-team';
import { RemindersSection } from '../../features/gyg-reminders';
import { RequireHost } from '../../shared/frame';

/** `/admin/gygs/:gygId/edit`: the editor of a gyg, for administrators of its host and for its managers. */
export function EditGygPage() {
  return (
    <RequireHost texts="own" waiting={<EditorSkeleton />}>
      {(desk) => (
        <GygEditor
          desk={desk}
          needs={<NeedsSection />}
          reminders={<RemindersSection />}
          team={<TeamSection />}
          labels={<LabelsField />}
          media={<MediaSection />}
        />
      )}
    </RequireHost>
  );
}
