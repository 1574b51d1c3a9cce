import {
  buildOrganizationPage,
  buildOrganizationProfile,
  buildProposal,
  buildUserOrganization,
  buildUserOrganizations,
} from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { storiesAnswer } from '../../testing/lists';
import { organizationApi, organizationGygs, proposalsAnswer } from '../../testing/organization-data';
import { elin } from '../../testing/people';
import { screenStory } from '../../testing/stories';
import { OrganizationLinkPage } from '../organization-link/organization-link-page';

const orgPage = buildOrganizationPage({
  proposalFeatureEnabled: 'true',
  proposalButtonText: 'Suggest a shore',
  proposalShortText: 'Do you know a cove where the rubbish gathers? Tell us where, and how to get there.',
  proposalHelpText: 'A photograph and a position help us most.\n\nWe answer within ten days.',
  proposalRepresentOrganization: 'true',
});

const meta: Meta = {
  title: 'An organisation/Proposals',
  ...screenStory(OrganizationLinkPage, {
    pattern: '/go/:orgFriendlyUrl',
    at: '/go/ren-kust-bohuslan?propose=1',
    session: elin,
    api: {
      ...organizationApi,
      // The page behind the form has stories of its own.
      listOrganizationGygs: () => organizationGygs(),
      listOrganizationStories: () => storiesAnswer([]),
      getOrganizationByName: () => buildOrganizationProfile({ orgPage }),
      listUserOrganizations: () => buildUserOrganizations([buildUserOrganization()]),
      listUserProposals: () =>
        proposalsAnswer([
          buildProposal(),
          buildProposal({
            id: 'proposal-2',
            title: 'Night dive',
            status: 'DECLINED',
            comments: 'It is too cold in November. Ask us again in May.',
          }),
        ]),
      createProposal: () => ({ id: 'proposal-3' }),
    },
  }),
};
export default meta;

/** The form, with help and own proposals beside it. */
export const Form: StoryObj = {};

/** The call on the page, for guests. */
export const Guest: StoryObj = { parameters: { at: '/go/ren-kust-bohuslan', session: {} } };

/** Only members can propose, and the user is not one. */
export const MembersOnly: StoryObj = {
  parameters: {
    at: '/go/ren-kust-bohuslan',
    api: {
      getOrganizationByName: () =>
        buildOrganizationProfile({ orgPage: { ...orgPage, proposalWhoCanSubmit: 'MEMBERS' } }),
      listUserOrganizations: () => buildUserOrganizations([]),
    },
  },
};

const fill = async (body: HTMLElement) => {
  const form = within(await within(body).findByRole('dialog'));
  await userEvent.type(await form.findByRole('textbox', { name: /^(Title|Titel)$/ }), 'Sälö');
  await userEvent.type(form.getByRole('textbox', { name: /^(Summary|Sammanfattning)$/ }), 'Kajak');
  await userEvent.click(form.getByRole('button', { name: /^(Send the proposal|Skicka förslaget)$/ }));
};

/** Sent. */
export const Sent: StoryObj = { play: async ({ canvasElement }) => fill(canvasElement.ownerDocument.body) };

/** Sending failed; what was written stays. */
export const NotSent: StoryObj = {
  parameters: { api: { createProposal: () => refusal('server.unexpected') } },
  play: async ({ canvasElement }) => fill(canvasElement.ownerDocument.body),
};

/** Fields are missing. */
export const Incomplete: StoryObj = {
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(form.getByRole('radio', { name: /^(A collection|En insamling)/ }));
    await userEvent.click(form.getByRole('button', { name: /^(Send the proposal|Skicka förslaget)$/ }));
  },
};
