import { buildOrganization, buildOrganizationPage } from '@gyg/contract/testing';
import { buildConfig, refusal } from '@gyg/platform/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { enter } from '../../testing/enter';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { OrganizationSettingsPage } from './organization-settings-page';

afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

const open = (api: Parameters<typeof openScreen>[0]['api'] = {}, language: 'en' | 'sv' = 'en') =>
  openScreen({
    screen: <OrganizationSettingsPage />,
    at: '/admin/organizations/profile',
    language,
    api: {
      getOrganization: () => buildOrganization(),
      getOrganizationPage: () => buildOrganizationPage(),
      updateOrganization: () => buildOrganization(),
      saveOrganizationPage: () => buildOrganizationPage(),
      ...api,
    },
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const saves = (calls: readonly { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => /^(update|save)/.test(name)).map(({ name, body }) => [name, body]);

describe('Configure organisation', () => {
  test('saves one section and says so; the others stay unsaved', async () => {
    const { user, calls } = await open();
    const card = await section('Name and membership');
    await user.selectOptions(card.getByLabelText('Industry'), 'Human health and social work activities');
    await user.selectOptions(card.getByLabelText('Country'), 'Norway');
    await user.click(card.getByRole('radio', { name: /^Anyone/ }));
    const links = await section('Website and social networks');
    await enter(user, links.getByLabelText(/LinkedIn/), 'linkedin.example/renkust');
    await user.click(card.getByRole('button', { name: /^Save/ }));
    expect(await card.findByText('Saved')).toBeDefined();
    expect(saves(calls)).toMatchObject([
      ['updateOrganization', { name: 'Ren Kust Bohuslän', industry: 17, country: 'no', memberApproval: 'ANYONE' }],
    ]);
    expect(links.getByText('Unsaved changes')).toBeDefined();
    await user.click(links.getByRole('button', { name: /^Save/ }));
    expect(await links.findByText('Saved')).toBeDefined();
    expect(saves(calls)[1]).toMatchObject(['saveOrganizationPage', { linkedin: 'https://linkedin.example/renkust' }]);
  });

  test('says what a new friendly url means, and shows at the field that it is taken', async () => {
    const { user } = await open({ updateOrganization: () => refusal('org.friendly_url_taken') });
    const card = await section('Name and membership');
    const field = card.getByLabelText('Page address');
    await enter(user, field, 'Ren Kust');
    await user.tab();
    expect(await card.findByText('Use only a to z, digits and single hyphens, such as ren-kust.')).toBeDefined();
    await enter(user, field, 'renkust');
    expect(
      card.getByText(/New address: .*\/go\/renkust\. Links to .*\/go\/ren-kust-bohuslan are redirected/),
    ).toBeDefined();
    await user.click(card.getByRole('button', { name: /^Save/ }));
    expect(await card.findByText('This page address is taken. Please choose another.')).toBeDefined();
    expect(field).toBe(document.activeElement);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('typed values are in the preview, and there again after a reload', async () => {
    const { user, unmount } = await open();
    const card = await section('Name and membership');
    await enter(user, card.getByLabelText('Name'), 'Ren Kust Bohuslän och Väst');
    const preview = await section('Preview');
    expect(preview.getAllByText('Ren Kust Bohuslän och Väst').length).toBeGreaterThan(0);
    const visibility = await section('Visibility');
    await user.click(visibility.getByRole('switch', { name: 'The page is visible' }));
    expect(preview.getByText('Visitors cannot see the page at the moment.')).toBeDefined();
    unmount();
    await open();
    const again = await section('Name and membership');
    expect(again.getByLabelText<HTMLInputElement>('Name').value).toBe('Ren Kust Bohuslän och Väst');
    await user.click(again.getByRole('button', { name: /^Discard changes/ }));
    expect(again.getByLabelText<HTMLInputElement>('Name').value).toBe('Ren Kust Bohuslän');
  });

  test('what was saved elsewhere does not replace what is typed', async () => {
    const linkedin = 'https://linkedin.example/elsewhere';
    const { user } = await open({ saveOrganizationPage: () => ({ ...buildOrganizationPage(), linkedin }) });
    const field = (await section('Website and social networks')).getByLabelText<HTMLInputElement>(/LinkedIn/);
    await enter(user, field, 'linkedin.example/renkust');
    const visibility = await section('Visibility');
    await user.click(visibility.getByRole('switch', { name: 'The page is visible' }));
    await user.click(visibility.getByRole('button', { name: /^Save/ }));
    expect(await visibility.findByText('Saved')).toBeDefined();
    expect(field.value).toBe('linkedin.example/renkust');
  });

  test('the corporate registry fills in name and city where it is configured', async () => {
    const company = {
      country: 'se',
      registrationId: '5560160680',
      name: 'Kustbolaget AB',
      address: null,
      postalCode: null,
      city: 'Lysekil',
      website: null,
    };
    const { user, calls } = await open({
      getConfig: () => buildConfig({ companyRegistry: true }),
      findCompany: () => company,
    });
    const card = await section('Name and membership');
    await user.type(await card.findByLabelText(/^Organisation number/), '556016-0680{Enter}');
    expect(await card.findByText('Found Kustbolaget AB.')).toBeDefined();
    expect(card.getByLabelText<HTMLInputElement>('Name').value).toBe('Kustbolaget AB');
    expect(card.getByLabelText<HTMLInputElement>('City').value).toBe('Lysekil');
    expect(calls.find(({ name }) => name === 'findCompany')?.params).toEqual({
      country: 'se',
      registrationId: '556016-0680',
    });
  });

  test('proposals have settings while they are on; questions are written with their translation, and taken away', async () => {
    const { user, calls } = await open({}, 'sv');
    const proposals = await section('Gygförslag');
    expect(proposals.queryByRole('radio')).toBeNull();
    await user.click(proposals.getByRole('switch', { name: 'Man kan föreslå gygar' }));
    await user.click(proposals.getByRole('radio', { name: /^Medlemmar/ }));
    await user.selectOptions(proposals.getByLabelText('Formulär'), 'Insamling');
    for (const [at, text] of ['Hur många?', 'Var?'].entries()) {
      await user.click(proposals.getByRole('button', { name: 'Lägg till en fråga' }));
      await enter(user, proposals.getByLabelText(`Fråga ${at + 1}`), text);
    }
    await enter(user, proposals.getByLabelText(/^Fråga 1 på det andra språket/), 'How many?');
    await user.click(proposals.getByRole('checkbox', { name: 'Fråga 1 måste besvaras' }));
    await user.click(proposals.getByRole('button', { name: 'Ta bort fråga 2' }));
    await user.click(proposals.getByRole('button', { name: /^Spara/ }));
    expect(await proposals.findByText('Sparat')).toBeDefined();
    expect(saves(calls)).toMatchObject([
      [
        'saveOrganizationPage',
        {
          proposalFeatureEnabled: 'true',
          proposalWhoCanSubmit: 'MEMBERS',
          proposalFormWidget: 'Collection',
          proposalQuestions: [{ text: 'Hur många?', translation: 'How many?', required: true }],
        },
      ],
    ]);
  });
});
