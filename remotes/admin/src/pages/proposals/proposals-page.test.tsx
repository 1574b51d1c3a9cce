import type { Proposal } from '@gyg/contract';
import { buildOrganizationDesk } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { enter } from '../../testing/enter';
import { hidePage } from '../../testing/hide-page';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { answerProposals, sampleProposals } from '../../testing/proposal-samples';
import { ProposalsPage } from './proposals-page';

afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

/** Proposals that the answers change, as in the API. */
function open(query = '', api: FakeHandlers = {}) {
  let proposals = sampleProposals;
  const find = (id: string): Proposal | undefined => proposals.find((proposal) => proposal.id === id);
  return openScreen({
    screen: <ProposalsPage />,
    at: `/admin/proposals/review${query}`,
    api: {
      listOrganizationProposals: (call) => answerProposals(proposals, call.query),
      getProposal: ({ params }) => find(params.proposalId) ?? refusal('proposals.missing'),
      answerProposal: ({ params, body }) => {
        proposals = proposals.map((proposal) =>
          proposal.id === params.proposalId
            ? { ...proposal, status: body.status, comments: body.comments ?? '', gygId: 'gyg-oysters' }
            : proposal,
        );
        return find(params.proposalId) ?? refusal('proposals.missing');
      },
      ...api,
    },
  });
}

describe('review of proposals', () => {
  test('a drawn picture is shown by night in the dark theme, in the list and in full', async () => {
    document.documentElement.dataset.theme = 'dark';
    const drawn = sampleProposals.map((proposal) => ({ ...proposal, image: '/media/proposals/oysters-1600.webp' }));
    await open('', {
      listOrganizationProposals: (call) => answerProposals(drawn, call.query),
      getProposal: ({ params }) => drawn.find(({ id }) => id === params.proposalId) ?? refusal('proposals.missing'),
    });
    await screen.findByRole('article', { name: 'Oyster walk for beginners' });
    const shown = [...document.querySelectorAll('img[src^="/media/proposals"]')].map((image) =>
      image.getAttribute('src'),
    );
    delete document.documentElement.dataset.theme;
    expect(shown.length).toBeGreaterThan(1);
    expect(new Set(shown)).toEqual(new Set(['/media/proposals/oysters-night-480.webp']));
  });

  test('shows everything about the chosen one, with the fields of the organisation’s form', async () => {
    await open();
    const article = await screen.findByRole('article', { name: 'Oyster walk for beginners' });
    expect(within(article).getByText(/For Fixarkollektivet/)).toBeTruthy();
    expect(within(article).getByText(/The county asks for numbers/)).toBeTruthy();
    expect(
      within(article)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['Type', 'Gyg'],
      ['When', 'Sat, Sep 18, 2027, 09:00 – 13:00'],
      ['Where', 'Bassholmen, Orust'],
      ['Goal', 'Life below water'],
      ['About the organisation', 'We have repaired boats on Orust since 1994.'],
      ['More information', 'I have talked with the landowner and we may use the jetty.'],
      ['How many can come', '25'],
      ['What is needed', 'Waders, gloves, two scales'],
      ['Wheelchair access', 'No'],
    ]);
  });

  test('an accepted one can be taken back until it is sent, and then stays on screen with its draft', async () => {
    const { user, calls } = await open();
    await enter(user, await screen.findByRole('textbox', { name: /Your answer to Oskar Lind/ }), 'Good idea.');
    await user.click(screen.getByRole('button', { name: 'Accept and create a draft' }));
    expect(address()).toBe('/admin/proposals/review?proposal=proposal-1');
    await user.click(screen.getByRole('button', { name: 'Undo: Oyster walk for beginners' }));
    expect(calls.map(({ name }) => name)).not.toContain('answerProposal');
    await user.click(screen.getByRole('button', { name: 'Accept and create a draft' }));
    await hidePage();
    const draft = await screen.findByRole('link', { name: 'Edit the gyg' });
    expect(draft.getAttribute('href')).toBe('/admin/gygs/gyg-oysters/edit');
    expect(document.activeElement).toBe(draft);
    expect(calls.filter(({ name }) => name === 'answerProposal').map(({ body }) => body)).toEqual([
      { status: 'ACCEPTED', comments: 'Good idea.' },
    ]);
    // It left the list of those that wait.
    expect(screen.queryByRole('link', { name: /^Oyster walk/ })).toBeNull();
  });

  test('one that does not exist leads back to the list', async () => {
    await open('?proposal=gone');
    expect(await screen.findByRole('heading', { name: 'This proposal does not exist' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show waiting proposals' }).getAttribute('href')).toBe(
      '/admin/proposals/review',
    );
  });

  test('without proposals turned on it leads to the settings and asks the API for none', async () => {
    const { calls } = await open('', {
      getOrganizationDesk: () => buildOrganizationDesk({ proposalFeatureEnabled: false }),
    });
    const settings = await screen.findByRole('link', { name: 'Turn on proposals' });
    expect(settings.getAttribute('href')).toBe('/admin/organizations/profile');
    expect(calls.map(({ name }) => name)).not.toContain('listOrganizationProposals');
  });
});
