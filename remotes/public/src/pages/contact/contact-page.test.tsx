import { buildConfig } from '@gyg/platform/testing';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { ContactDialog } from './contact-dialog';
import { ContactPage } from './contact-page';

afterEach(closeScreen);
const api = (over: Partial<ReturnType<typeof buildConfig>> = {}) => ({ getConfig: () => buildConfig(over) });
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('contact', () => {
  test('shows the feedback form, 700 px high, with a link to it in case frames are blocked', async () => {
    const address = 'https://forms.example/f?id=1';
    await openScreen({ screen: <ContactPage />, api: api({ feedbackFormUrl: address }) });
    const frame = await screen.findByTitle('Feedback form');
    expect([frame.getAttribute('src'), frame.getAttribute('height')]).toEqual([address, '700']);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(screen.getByText('The form comes from forms.example, and what you write goes there.')).toBeTruthy();
    const out = screen.getByRole('link', { name: 'Open the form in a new window' });
    expect([out.getAttribute('href'), out.getAttribute('target')]).toEqual([address, '_blank']);
  });

  test('without a form shows whom to contact about what, without an invented address', async () => {
    await openScreen({ screen: <ContactPage />, api: api({ demo: false }) });
    expect(await screen.findByText(/Choose what your question is about/)).toBeTruthy();
    expect(href('Find the gyg')).toBe('/search');
    expect(href('Choose a new password')).toBe('/users/password/reset');
    expect(href('Request an account')).toBe('/organizations/requests/form');
    expect(document.querySelector('iframe, [href^="mailto:"]')).toBeNull();
    expect(screen.queryByText('This is a demonstration')).toBeNull();
  });

  test.each([null, 'https://forms.example/f?id=1'])(
    'shows the address of the people who run the site (form: %s)',
    async (feedbackFormUrl) => {
      await openScreen({ screen: <ContactPage />, api: api({ feedbackFormUrl, contactEmail: 'hello@gyg.example' }) });
      const link = await screen.findByRole('link', { name: 'hello@gyg.example' });
      expect(link.getAttribute('href')).toBe('mailto:hello@gyg.example');
    },
  );

  test('links logged-in users to their profile', async () => {
    await openScreen({ screen: <ContactPage />, session: elin, api: api() });
    await screen.findByText(/Choose what your question is about/);
    expect(href('Your own page')).toBe('/users/user-elin');
  });

  test('shows in a demo that messages are not read, also in Swedish', async () => {
    await openScreen({ screen: <ContactPage />, language: 'sv', api: api({ demo: true }) });
    expect(await screen.findByText('Det här är en demonstration')).toBeTruthy();
    expect(href('Öppna brevlådan')).toBe('/mailbox');
  });

  test('the dialog has the same content and closes', async () => {
    const onClose = vi.fn();
    const { user } = await openScreen({ screen: <ContactDialog onClose={onClose} />, api: api() });
    expect(await screen.findByRole('dialog', { name: 'Contact' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 3, name: 'About your account' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
