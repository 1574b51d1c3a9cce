import { useWatch } from '@gyg/platform/forms';
import { useEditor } from '../../../shared/gyg-editor';
import type { SectionFacts } from '../model/editor-sections';
import { missingIn } from '../model/missing';
import { useForms } from './forms-context';

/** What the sections contain, from the values on screen. */
export function useSectionFacts(): SectionFacts {
  const { desk } = useEditor();
  const { gyg, place, page } = useForms();
  const [title, summary, places] = useWatch({
    control: gyg.control,
    name: ['title', 'summary', 'beneficiaryPositions'],
  });
  const [startDateTime, endDateTime, address] = useWatch({
    control: place.form.control,
    name: ['startDateTime', 'endDateTime', 'address'],
  });
  const texts = useWatch({ control: page.control, name: ['preface', 'description', 'participantInfo'] });
  return {
    missing: missingIn({ title, summary, startDateTime, endDateTime, address }, new Date()),
    hasPicture: desk.gyg.heroImage !== null,
    emptyTexts: texts.filter((text) => text === '').length,
    needs: desk.needs.length,
    places,
    languages: desk.gyg.languages.length,
  };
}
