import { expect, test } from 'vitest';
import { customFieldsOf } from './custom-fields';

test('fields of a form are shown with readable names and texts, and empty ones are left out', () => {
  const fields = {
    'Will IKEA sponsor it?': 'Yes, for 2027-2028',
    howManyCanCome: 25,
    'what_is-needed': ['Waders', '', 'Two scales'],
    Åldersgräns: false,
    GDPR: true,
    contact: { phoneNumber: '070 1', emails: ['a@b.example'] },
    comment: '',
    nothing: null,
  };
  expect(customFieldsOf(fields, { yes: 'Yes', no: 'No' })).toEqual([
    { name: 'Will IKEA sponsor it?', text: 'Yes, for 2027-2028' },
    { name: 'How many can come', text: '25' },
    { name: 'What is needed', text: 'Waders, Two scales' },
    { name: 'Åldersgräns', text: 'No' },
    { name: 'GDPR', text: 'Yes' },
    { name: 'Contact', text: 'Phone number: 070 1; Emails: a@b.example' },
  ]);
});
