import type { DemoOrganization } from '../shapes';
import { openBench } from './open-bench';
import { trades } from './trades';

export const fixarkollektivet: DemoOrganization = {
  key: 'fixarkollektivet',
  name: 'Fixarkollektivet',
  city: 'Göteborg',
  type: 'NON-PROFIT',
  industry: 19,
  memberApproval: 'MANUAL',
  profileVisible: true,
  emblem: { kind: 'tool', color: '#BF8B2E' },
  hero: { kind: 'repair', goal: 12, variant: 1 },
  summary: 'We repair what others throw away, together with the people who own it, and teach them how.',
  about: [
    'We are two hundred people in Majorna who refuse to believe that a toaster dies of old age at four. It is nearly always a fuse, a crumb or a grudge.',
    'Since 2014 we have repaired 9 300 things together with the people who own them. Together is the point: you hold the torch, you learn where the screw sits, and next time you open it yourself. We do not take payment. We do take cake.',
    '<p lang="sv">Vi lagar saker tillsammans med dem som äger dem. Du håller i lampan, vi håller i lödkolven, och nästa gång är det tvärtom. Vi tar inte betalt, men vi tackar inte nej till kaka.</p>',
  ],
  membershipTerms:
    '<p>Members help at two evenings a year or bring cake to four. Tools that are borrowed come back cleaner, and nobody works on mains voltage alone.</p>',
  website: 'https://fixarkollektivet.example',
  instagram: 'https://instagram.example/fixarkollektivet',
  proposals: {
    whoCanSubmit: 'ANYONE',
    shortText: 'Is there something in your cellar that a whole evening could be built around?',
    buttonText: 'Suggest an evening at the bench',
    helpText: 'Say what has to be repaired, for whom, and whether it needs electricity. We bring the tools.',
    questions: [
      {
        text: 'How many people would take part?',
        translation: 'Hur många skulle vara med?',
        required: true,
      },
      {
        text: 'Which tools and spare parts are needed?',
        translation: 'Vilka verktyg och reservdelar behövs?',
        required: false,
      },
      { text: 'Could you lead it yourself?', translation: 'Kan du leda det själv?', required: false },
    ],
  },
  members: {
    sara: 'ADMIN',
    britta: 'ADMIN',
    dragan: 'MEMBER',
    oskar: 'MEMBER',
    elin: 'MEMBER',
    kerstin: 'MEMBER',
    hugo: 'MEMBER',
  },
  gygs: [...openBench, ...trades],
};
