import type { GygDesk } from '@gyg/contract';
import type { FakeHandlers } from '@gyg/platform/testing';
import type { ReactNode } from 'react';
import { useAutosave } from '../shared/autosave';
import { RequireHost } from '../shared/frame';
import { EditorContext, phaseOf } from '../shared/gyg-editor';
import { editorApi } from './edited-gyg';
import { openScreen } from './open-screen';

function Editor({ desk, children }: { desk: GygDesk; children: ReactNode }) {
  const autosave = useAutosave();
  return <EditorContext value={{ desk, phase: phaseOf(desk.gyg), autosave }}>{children}</EditorContext>;
}

/** Renders one section of a gyg's editor. A whole editor is slow to search for elements. */
export async function openSection(section: ReactNode, desk: GygDesk, api: FakeHandlers = {}) {
  const opened = await openScreen({
    screen: (
      <RequireHost texts="own" waiting={null}>
        {(current) => <Editor desk={current}>{section}</Editor>}
      </RequireHost>
    ),
    pattern: '/admin/gygs/:gygId/*',
    at: `/admin/gygs/${desk.gyg.id}/edit`,
    api: { ...editorApi(desk), ...api },
  });
  return { ...opened, sent: (name: string) => opened.calls.filter((call) => call.name === name) };
}
