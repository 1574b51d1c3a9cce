import { describe, expect, test } from 'vitest';
import { emptyProposal, endsLater, questionIn, toParagraphs, toProposalBody, unanswered } from './proposal-form';

// In Sweden it is already the next day.
const now = new Date('2027-06-11T22:30:00.000Z');

describe('a proposal', () => {
  test('starts 15 days ahead at 09:00 and ends 30 days ahead at 18:00, Swedish time, for goal 17', () => {
    const values = emptyProposal(now);
    expect([values.start, values.end, values.sdgGoalId]).toEqual(['2027-06-27T09:00', '2027-07-12T18:00', 17]);
    expect(toProposalBody(values, 'org-kust')).toMatchObject({
      startDateTime: '2027-06-27T07:00:00.000Z',
      endDateTime: '2027-07-12T16:00:00.000Z',
    });
  });

  test('is sent without what does not belong to it', () => {
    const values = { ...emptyProposal(now), paymentMethod: 'DIRECT_TO_CHARITY', representOrgInfo: 'Chair' } as const;
    expect(toProposalBody(values, 'org-kust')).toMatchObject({
      paymentMethod: null,
      representOrgId: null,
      representOrgInfo: '',
      individualOrOrganization: 'INDIVIDUAL',
      image: null,
    });
    const collection = { ...values, type: 'COLLECTION', representOrgId: 'org-bread' } as const;
    expect(toProposalBody(collection, 'org-kust')).toMatchObject({
      paymentMethod: 'DIRECT_TO_CHARITY',
      representOrgId: 'org-bread',
      representOrgInfo: 'Chair',
      individualOrOrganization: 'ORGANIZATION',
    });
  });

  test('carries the answers to the organisation’s own questions, without empty ones', () => {
    const questions = [
      { text: 'How many?', translation: 'Hur många?', required: true },
      { text: 'Where?', translation: '', required: false },
    ];
    const values = { ...emptyProposal(now), answers: { 'How many?': ' 30 ', 'Where?': ' ' } };
    expect(toProposalBody(values, 'org-kust').customFields).toEqual({ 'How many?': '30' });
    expect(toProposalBody(emptyProposal(now), 'org-kust')).not.toHaveProperty('customFields');
    expect(unanswered(questions, {})).toEqual([questions[0]]);
    expect(unanswered(questions, values.answers)).toEqual([]);
    const [first, second] = questions.map((question) => questionIn(question, 'sv', 'en'));
    expect([first, second]).toEqual([
      { text: 'Hur många?', isTranslation: true },
      { text: 'Where?', isTranslation: false },
    ]);
  });

  test('cannot end before it starts', () => {
    expect(endsLater({ start: '2027-06-27T09:00', end: '2027-06-27T09:00' })).toBe(false);
    expect(endsLater({ start: '2027-06-27T09:00', end: '2027-06-27T09:01' })).toBe(true);
    expect(endsLater({ start: '', end: '2027-06-27T09:01' })).toBe(true);
  });

  test('has a description of paragraphs, in which nothing is markup', () => {
    expect(toParagraphs(' One\ntwo\n\n\n3 < 4 & more ')).toBe('<p>One<br>two</p><p>3 &lt; 4 &amp; more</p>');
    expect(toParagraphs('  ')).toBe('');
  });
});
