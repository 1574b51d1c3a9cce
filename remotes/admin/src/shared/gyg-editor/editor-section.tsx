import { Panel, Section } from '@gyg/design-system';
import type { ReactNode } from 'react';
import { useEditor } from './editor-context';
import s from './editor-section.module.css';

export interface EditorSectionProps {
  /** The id that the rail links to. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Can be changed after the gyg is finished too. */
  alwaysOpen?: boolean;
  children: ReactNode;
}

/** A section of the editor. Once the gyg is finished, its fields can only be read. */
export function EditorSection({ id, title, lead, alwaysOpen = false, children }: EditorSectionProps) {
  const { phase } = useEditor();
  return (
    <Panel padding="large">
      <Section id={id} tabIndex={-1} className={s.section} title={title} spacing="none" size="small">
        {lead && <p className={s.lead}>{lead}</p>}
        <fieldset className={s.fields} disabled={phase === 'finished' && !alwaysOpen}>
          {children}
        </fieldset>
      </Section>
    </Panel>
  );
}
